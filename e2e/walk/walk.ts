import { setTimeout } from 'node:timers/promises';
import { errors } from 'playwright';
import type { Shop } from '../shop.ts';
import { type ActName, acts, Hindered } from './acts.ts';
import { checkAll, listen } from './judge.ts';
import type { Plan } from './plan.ts';
import { troubles } from './trouble.ts';
import { chooser, type Walker } from './walker.ts';

/** The steps of a walk that were made, as far as the pages let them. */
export interface Made {
  steps: readonly { act: ActName; done: boolean; troubled: boolean; said: string }[];
  ordered: number;
  paid: number;
}

/**
 * Makes a walk and judges it.
 * @throws Error with the command that repeats it and its steps in words.
 */
export async function checkWalk(shop: Shop, { seed, steps }: Plan): Promise<Made> {
  await shop.simulate('reset');
  Object.assign(shop.network, { delay: 0, missingScripts: 0 });
  const context = await shop.newBrowser();
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`unhandled: ${error.error().message}`));
  context.on('console', (line) => line.type() === 'error' && !isOfNetwork(line.text()) && complaints.push(line.text()));
  const words: string[] = [];
  const walk = async (): Promise<Made> => {
    const before = await shop.known();
    if (steps.some(({ trouble }) => trouble === 'hangs')) await context.clock.install();
    const page = await context.newPage();
    const walker: Walker = { shop, context, page, pick: chooser(seed), told: { placed: 0, paid: new Set(), cash: new Set() } };
    await page.goto(shop.url, { waitUntil: 'domcontentloaded' });
    const done: Made['steps'][number][] = [];
    for (const [at, { act, trouble }] of steps.entries()) {
      // Each step draws for itself: one that was cut short leaves the next as it is.
      walker.pick = chooser(seed * 100 + at + 1);
      const end = trouble && (await troubles[trouble].begin(walker));
      const { said, ok } = await tryAct(act, walker);
      words.push(`${said}${trouble ? `, while ${troubles[trouble].words}` : ''}`);
      done.push({ act, done: ok, troubled: trouble !== undefined, said });
      if (end) await walker.page.waitForTimeout(300);
      await end?.();
      await listen(walker).catch(() => {});
    }
    await checkAll(walker, before);
    if (complaints.length > 0) throw new Error(`The browser complains: ${complaints.join(' | ')}`);
    const after = await shop.known();
    const isPaid = after.orders.filter(({ paidAt }) => paidAt !== undefined).length;
    const wasPaid = before.orders.filter(({ paidAt }) => paidAt !== undefined).length;
    return { steps: done, ordered: after.orders.length - before.orders.length, paid: isPaid - wasPaid };
  };
  try {
    return await Promise.race([walk(), tooLong()]);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    const list = words.map((line, at) => `  ${at + 1}. ${line}`).join('\n');
    throw new Error(`${why}\nWALK=${seed} npx vitest run --project e2e e2e/walks.test.ts repeats it:\n${list}`, { cause });
  } finally {
    await context.close();
  }
}

/** Milliseconds after which a walk is given up, and says how far it came; four at a time on a busy machine take a third of it. */
const patience = 480_000;

/** A browser that does not answer would else be waited for in silence. */
async function tooLong(): Promise<never> {
  await setTimeout(patience, undefined, { ref: false });
  throw new Error(`The walk did not end within ${patience / 1000} seconds: the step after the last of these did not.`);
}

/** What the browser says of calls that fail, and React of a part that did not come. */
const isOfNetwork = (text: string) =>
  /^Failed to load resource|net::ERR_|^ChunkFailure: |^TypeError: Failed to fetch dynamically imported module|Unable to preload CSS/.test(
    text,
  );

/** A step that the page does not let one make is none; whatever else goes wrong is a defect. */
async function tryAct(name: ActName, walker: Walker): Promise<{ said: string; ok: boolean }> {
  try {
    return { said: await acts[name](walker), ok: true };
  } catch (cause) {
    const isHindered =
      cause instanceof Hindered ||
      cause instanceof errors.TimeoutError ||
      (cause instanceof Error && /net::ERR_|interrupted by another/.test(cause.message));
    if (!isHindered || !(cause instanceof Error)) throw cause;
    return { said: `cannot do "${name}" to its end (${cause.message.split('\n')[0]})`, ok: false };
  }
}

/** That the walks walked: without it a shop that lets nobody in would pass. */
export function checkWalked(made: readonly Made[]): void {
  const steps = made.flatMap((one) => one.steps);
  const free = steps.filter(({ troubled }) => !troubled);
  const share = free.filter(({ done }) => done).length / free.length;
  // A few walks do not try everything.
  const never = Object.keys(acts)
    .filter((name) => !steps.some(({ act, done }) => act === name && done))
    .flatMap((name) => steps.find(({ act }) => act === name) ?? (made.length < 100 ? [] : { act: name, said: 'not tried' }))
    .map(({ act, said }) => `${act} (${said})`);
  const [ordered, paid] = [made.reduce((sum, one) => sum + one.ordered, 0), made.reduce((sum, one) => sum + one.paid, 0)];
  const isMuch = made.length < 20 || (never.length === 0 && ordered >= made.length / 20 && paid >= made.length / 40);
  if (share < 0.5 || !isMuch)
    throw new Error(
      `Of the steps without trouble ${Math.round(share * 100)} % could be made, ${ordered} orders were placed and ${paid} paid; never made: ${never.join(', ')}.`,
    );
}
