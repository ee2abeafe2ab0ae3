import { existsSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ownCounts } from './counts.ts';
import { runSteps, selectSteps } from './run-steps.ts';
import { resultFile, type Step } from './steps.ts';

/** Real processes start slowly on a busy machine. */
vi.setConfig({ testTimeout: 20_000 });

function step(name: string, script: string, rest: Partial<Step> = {}): Step {
  return { name, args: ['--input-type=module', '-e', script], ...rest };
}

function counting(name: string, results: string): Step {
  const script = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(resultFile(name))}, ${JSON.stringify(results)})`;
  return step(name, script, { counts: ownCounts });
}

async function run(steps: readonly Step[]) {
  let text = '';
  const counts = await runSteps(steps, new AbortController().signal, (part) => (text += part));
  return { counts, text };
}

test('adds up checks and counted checks, and keeps the output of passed steps to itself', async () => {
  const { counts, text } = await run([step('one', 'console.log("chatter")'), counting('trial', '{ "passed": 4, "failed": 0 }')]);
  expect(counts).toEqual({ passed: 5, failed: 0 });
  expect(text).toMatch(/^one {4,}1 passed +\d+\.\d s\ntrial {2,}4 passed +\d+\.\d s\n$/);
});

test('prints all that a failed step said, and goes on', async () => {
  const { counts, text } = await run([step('one', 'console.log("out"); console.error("err"); process.exit(3)'), step('two', '')]);
  expect(counts).toEqual({ passed: 1, failed: 1 });
  expect(text).toContain('out\nerr\n');
  expect(text).toContain('0 passed, 1 failed');
});

test('does not run a step on the output of a failed one', async () => {
  const after = (name: string, needs: string) => step(name, '', { needs: [needs] });
  const { counts, text } = await run([step('one', 'process.exit(1)'), after('two', 'one'), after('three', 'two')]);
  expect(counts).toEqual({ passed: 0, failed: 3 });
  expect(text).toContain('not run, because one failed');
  expect(text).toContain('not run, because two failed');
});

test('fails a step that left no results, even when those of an earlier run are still there', async () => {
  await run([counting('trial', '{ "passed": 4, "failed": 0 }')]);
  expect(existsSync(resultFile('trial'))).toBe(true);
  const { counts, text } = await run([step('trial', '', { counts: ownCounts })]);
  expect(counts).toEqual({ passed: 0, failed: 1 });
  expect(text).toContain('No results could be read');
});

describe.runIf(availableParallelism() > 1)('on several processors', () => {
  /** Ends when the others have begun, and fails when they have not after a second and a half. */
  const meets = (name: string, other: string, rest: Partial<Step> = {}) => {
    const [mine, theirs] = [name, other].map((file) => JSON.stringify(resultFile(`began-${file}`)));
    return step(
      name,
      `import { existsSync, writeFileSync } from 'node:fs';
       writeFileSync(${mine}, '');
       const until = Date.now() + 1500;
       while (!existsSync(${theirs}) && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
       if (!existsSync(${theirs})) process.exit(1);`,
      rest,
    );
  };
  beforeEach(() => {
    for (const name of ['one', 'two']) rmSync(resultFile(`began-${name}`), { force: true });
  });

  test('runs small steps side by side', async () => {
    const { counts } = await run([meets('one', 'two', { isSmall: true }), meets('two', 'one', { isSmall: true })]);
    expect(counts).toEqual({ passed: 2, failed: 0 });
  });

  test.each<[string, Partial<Step>, Partial<Step>]>([
    ['a step that takes all processors', { isSmall: true }, {}],
    ['a small step that works on the output of the one before', { isSmall: true }, { isSmall: true, needs: ['zero', 'one'] }],
  ])('runs %s alone', async (_, first, second) => {
    const { counts, text } = await run([meets('one', 'two', first), step('two', '', second)]);
    expect(text).toMatch(/^one +0 passed, 1 failed/);
    expect(counts.failed).toBeGreaterThan(0);
  });
});

test('stops the running step and leaves out the rest when asked to', async () => {
  const stop = new AbortController();
  let text = '';
  const began = resultFile('began');
  rmSync(began, { force: true });
  const endless = `(await import('node:fs')).writeFileSync(${JSON.stringify(began)}, ''); setInterval(() => {}, 1000)`;
  const running = runSteps([step('one', endless), step('two', '')], stop.signal, (part) => (text += part));
  await vi.waitUntil(() => existsSync(began), { timeout: 20_000 });
  stop.abort();
  expect(await running).toEqual({ passed: 0, failed: 2 });
  expect(text).toMatch(/^one +0 passed, 1 failed .*\n\n*two +not run, because the run was stopped\n$/);
});

test('selects steps by name and by group', () => {
  const all = [step('types', ''), step('lint:code', ''), step('lint:unused', '')];
  const names = (wanted: string[]) => selectSteps(all, wanted).map(({ name }) => name);
  expect(names([])).toEqual(['types', 'lint:code', 'lint:unused']);
  expect(names(['lint'])).toEqual(['lint:code', 'lint:unused']);
  expect(names(['lint:unused', 'types'])).toEqual(['types', 'lint:unused']);
  expect(() => names(['nothing'])).toThrow('There is no step "nothing"; the steps are types, lint:code, lint:unused.');
});
