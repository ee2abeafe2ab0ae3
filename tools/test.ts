import { runSteps, seconds, selectSteps } from './run-steps.ts';
import { steps } from './steps.ts';
import { stopRequest } from './stop-request.ts';

/** `pnpm test`, or `pnpm test unit stories` for some of its steps. */
const began = performance.now();
const stop = new AbortController();
void stopRequest().then(() => stop.abort());
const { passed, failed } = await runSteps(selectSteps(steps, process.argv.slice(2)), stop.signal);

console.log(`Total time ${seconds(began).trim()}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
