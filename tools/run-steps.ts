import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { stepCounts, type Counts } from './counts.ts';
import { resultsDir } from './paths.ts';
import { startCommand, stopCommand } from './processes.ts';
import { resultFile, type Step } from './steps.ts';

/** Steps by name, or by the part before the colon; all of them when none is named. */
export function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  const isNamed = (step: Step, name: string) => step.name === name || step.name.startsWith(`${name}:`);
  const unknown = names.find((name) => !steps.some((step) => isNamed(step, name)));
  if (unknown !== undefined) {
    throw new Error(`There is no step "${unknown}"; the steps are ${steps.map(({ name }) => name).join(', ')}.`);
  }
  return names.length === 0 ? steps : steps.filter((step) => names.some((name) => isNamed(step, name)));
}

/**
 * Runs the steps in their order, those that leave one idle side by side. Prints a line for each that has ended, with
 * the whole output of those that failed. A failed step stops only the steps that work on its output; `stop` stops those
 * that run and leaves out the rest.
 */
export async function runSteps(steps: readonly Step[], stop: AbortSignal, print = write): Promise<Counts> {
  await mkdir(resultsDir, { recursive: true });
  const width = Math.max(...steps.map(({ name }) => name.length));
  const total: Counts = { passed: 0, failed: 0 };
  const broken = new Set<string>();
  const running = new Map<Step, Promise<void>>();
  const perform = async (step: Step) => {
    const { counts, note, output } = await runStep(step, broken, stop);
    print(`${step.name.padEnd(width + 2)}${note}\n${output}`);
    total.passed += counts.passed;
    total.failed += counts.failed;
    if (counts.failed > 0) broken.add(step.name);
    running.delete(step);
  };
  for (const step of steps) {
    while (mustWait(step, [...running.keys()])) await Promise.race(running.values());
    running.set(step, perform(step));
  }
  await Promise.all(running.values());
  return total;
}

function mustWait(step: Step, running: readonly Step[]): boolean {
  if (running.length === 0) return false;
  const areSmall = step.isSmall === true && running.every(({ isSmall }) => isSmall);
  return !areSmall || running.length >= availableParallelism() || running.some(({ name }) => step.needs?.includes(name));
}

interface Outcome {
  counts: Counts;
  note: string;
  output: string;
}

async function runStep(step: Step, broken: ReadonlySet<string>, stop: AbortSignal): Promise<Outcome> {
  if (stop.aborted) return notRun('the run was stopped');
  const missing = step.needs?.find((name) => broken.has(name));
  if (missing !== undefined) return notRun(`${missing} failed`);
  const began = performance.now();
  if (step.counts) await rm(resultFile(step.name), { force: true });
  const { exitCode, output } = await run(step, stop);
  const { reported, complaint } = await readCounts(step);
  const counts = stepCounts(exitCode, reported);
  const summary = counts.failed > 0 ? `${counts.passed} passed, ${counts.failed} failed` : `${counts.passed} passed`;
  const failure = `${output.trimEnd()}\n${complaint}\n`;
  return { counts, note: `${summary.padEnd(24)} ${seconds(began)}`, output: counts.failed > 0 ? failure : '' };
}

function notRun(why: string): Outcome {
  return { counts: { passed: 0, failed: 1 }, note: `not run, because ${why}`, output: '' };
}

async function run(step: Step, stop: AbortSignal): Promise<{ exitCode: number; output: string }> {
  const child = startCommand({ ...step, env: { ...step.env, CI: 'true', NO_COLOR: '1' } });
  const output = collect(child);
  const end = () => void stopCommand(child);
  stop.addEventListener('abort', end);
  const [code]: (number | null)[] = await once(child, 'close');
  stop.removeEventListener('abort', end);
  return { exitCode: code ?? 1, output: Buffer.concat(output).toString() };
}

function collect({ stdout, stderr }: ChildProcess): Buffer[] {
  const chunks: Buffer[] = [];
  for (const stream of [stdout, stderr]) stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  return chunks;
}

async function readCounts(step: Step): Promise<{ reported?: Counts; complaint: string }> {
  if (!step.counts) return { complaint: '' };
  try {
    const json: unknown = JSON.parse(await readFile(resultFile(step.name), 'utf8'));
    return { reported: step.counts(json), complaint: '' };
  } catch (error) {
    return { reported: { passed: 0, failed: 1 }, complaint: `No results could be read: ${String(error)}` };
  }
}

export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(8);
}

function write(text: string): void {
  process.stdout.write(text);
}
