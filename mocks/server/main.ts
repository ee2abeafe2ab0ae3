import { ananya } from '../market/seed.ts';
import { readOptions } from './options.ts';
import { createMockServer } from './server.ts';
import { openStore } from './store.ts';

const options = readOptions(process.argv.slice(2));
const { market, save } = openStore(options);
createMockServer(market, save)
  .on('error', (error) => {
    console.error(`The mock marketplace cannot listen on ${options.host}:${options.port}: ${error.message}`);
    process.exitCode = 1;
  })
  .listen(options.port, options.host, () => {
    console.log(`Sign in with ${ananya.phone} or ${ananya.email}, password ${ananya.password}`);
  });
