import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { apiChecks } from './pack/api-checks.ts';
import { checks } from './pack/checks.ts';
import { mocksChecks } from './pack/mocks-checks.ts';
import { createConsumer } from './pack/consumer.ts';
import { root } from './paths.ts';
import { finish } from './results.ts';
import { isWithin, measureTable, type Measure } from './table.ts';

/*
 * The published libraries as their users get them: @galleria/ui, @galleria/api and @galleria/mocks packed, installed in a folder outside the repository and used
 * by small apps there. It has to build, to run, to be typed, and to cost no more than its budget.
 */
const { values } = parseArgs({ options: { json: { type: 'string' } } });
for (const folder of ['packages/ui', 'packages/api', 'mocks']) {
  if (existsSync(path.join(root, folder, 'dist'))) continue;
  throw new Error(`There is no built library in ${folder}/dist: run "pnpm build" first.`);
}

const counts = { passed: 0, failed: 0 };
const measures: Measure[] = [];
const consumer = createConsumer();
try {
  for (const { name, run } of [...apiChecks, ...mocksChecks, ...checks]) {
    try {
      const measured = (await run(consumer)) ?? [];
      measures.push(...measured);
      if (!measured.every(isWithin)) throw new Error('It costs more than its budget, see below.');
      counts.passed += 1;
      console.log(`passed  ${name}`);
    } catch (error) {
      counts.failed += 1;
      console.log(`FAILED  ${name}\n${messageOf(error)}`);
    }
  }
} finally {
  consumer.remove();
}
console.log('\nJavaScript and CSS of a consumer, gzip, React not counted');
console.log(measureTable(measures));
await finish(counts, values.json);

/** A bundler puts its own stack into its message, which says nothing about ours. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).replace(/^\s+at .*\n?/gm, '');
}
