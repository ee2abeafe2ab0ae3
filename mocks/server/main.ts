#!/usr/bin/env node
import { ananya } from '../market/seed.ts';
import { help, readOptions } from './options.ts';
import { createMockServer } from './server.ts';
import { openStore } from './store.ts';

const options = wanted();
if (options === 'help') console.log(help);
else if (options) {
  const { port, host, ...rest } = options;
  // What a real shop would send by mail or phone.
  const store = openStore({ ...rest, log: (line) => console.log(line) });
  const server = createMockServer(store, rest)
    .on('error', (error) => {
      console.error(`The mock marketplace cannot listen on ${host}:${port}: ${error.message}`);
      process.exitCode = 1;
    })
    .on('close', store.flush)
    .listen(port, host, () => {
      const address = server.address();
      const actual = typeof address === 'object' && address ? address.port : port;
      console.log(`Sign in with ${ananya.phone} or ${ananya.email}, password ${ananya.password}`);
      console.log(`Open the back office at http://${host}:${actual}/_mock`);
    });
  process.on('exit', store.flush);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      store.flush();
      process.kill(process.pid, signal);
    });
  }
}

function wanted() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return undefined;
  }
}
