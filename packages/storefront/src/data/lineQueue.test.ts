import type { Outcome } from '@galleria/ui';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createLineQueue } from './lineQueue.ts';

const done: Outcome = { status: 'done' };
const refused: Outcome = { status: 'failed', error: { kind: 'business', message: 'Only 2 are left.' } };
const lost: Outcome = { status: 'failed', error: { kind: 'transport' } };

type Wish = number | 'removed';

/** How a call ends: carried out; refused; lost before it was carried out, or after. */
const fates = ['done', 'refused', 'lostBefore', 'lostAfter'] as const;
type Fate = (typeof fates)[number];

/** A server whose answers come when the test says so, and a page that shows what it last read of it. */
function aShop(lines: number) {
  const server = new Map<number, number>(Array.from({ length: lines }, (_, id) => [id, 1]));
  let page = new Map(server);
  const calls: { ids: readonly number[]; wish: Wish; answer: (fate: Fate) => void }[] = [];
  const sent: { id: number; wish: Wish; fate: Fate }[] = [];
  const underWay = new Map<number, number>();
  let mostAtOnce = 0;

  const call = (ids: readonly number[], wish: Wish) =>
    new Promise<Outcome>((resolve) => {
      for (const id of ids) underWay.set(id, (underWay.get(id) ?? 0) + 1);
      mostAtOnce = Math.max(mostAtOnce, ...underWay.values());
      calls.push({
        ids,
        wish,
        answer(fate) {
          for (const id of ids) {
            underWay.set(id, (underWay.get(id) ?? 0) - 1);
            sent.push({ id, wish, fate });
            if (fate !== 'done' && fate !== 'lostAfter') continue;
            if (wish === 'removed') server.delete(id);
            else if (server.has(id)) server.set(id, wish);
          }
          resolve(fate === 'done' ? done : fate === 'refused' ? refused : lost);
        },
      });
    });
  const read = async () => void (page = new Map(server));
  const queue = createLineQueue<Wish>({
    send: (id, wish) => call([id], wish),
    async settle(id, wish, outcome) {
      if (outcome.status === 'done' && typeof wish === 'number') page.set(id, wish);
      else await read();
    },
  });
  const remove = (ids: readonly number[]) =>
    queue.together(ids, 'removed', async () => {
      const outcome = await call(ids, 'removed');
      await read();
      return outcome;
    });
  /** What the shopper sees: the wish, else what the page has read. */
  const shown = () => {
    const wishes = queue.wishes();
    return new Map(
      [...page].flatMap(([id, quantity]) => {
        const wish = wishes.get(id) ?? quantity;
        return wish === 'removed' ? [] : [[id, wish] as const];
      }),
    );
  };
  return { server, calls, sent, queue, remove, shown, mostAtOnce: () => mostAtOnce };
}

/** Everything that can happen without an answer has happened. */
const calm = async () => {
  for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
};

type Step =
  | { kind: 'ask'; id: number; quantity: number }
  | { kind: 'remove'; ids: readonly number[] }
  | { kind: 'answer'; which: number; fate: Fate };

const lines = 4;
const line = fc.nat(lines - 1);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('ask' as const), id: line, quantity: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('remove' as const), ids: fc.uniqueArray(line, { minLength: 1, maxLength: 3 }) }) },
  // Which call is answered next: of several lines the answers come in any order.
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer' as const), which: fc.nat(9), fate: fc.constantFrom(...fates) }) },
);

/**
 * The reference: what each line shows is the last thing that was asked of it, until that has ended; then what the server has. A line that
 * is being removed takes no other wish.
 */
class Reference {
  readonly wishes = new Map<number, Wish>();
  ask(id: number, wish: Wish) {
    if (this.wishes.get(id) !== 'removed') this.wishes.set(id, wish);
  }
  shown(server: ReadonlyMap<number, number>) {
    return new Map(
      [...server].flatMap(([id, quantity]) => {
        const value = this.wishes.get(id) ?? quantity;
        return value === 'removed' ? [] : [[id, value] as const];
      }),
    );
  }
}

test('equals its reference whatever fails, comes late or in another order: 1,000 runs of 50 steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 50, maxLength: 50 }), async (steps) => {
      const { server, calls, sent, queue, remove, shown, mostAtOnce } = aShop(lines);
      const reference = new Reference();
      const present = (id: number) => shown().has(id);
      let asked = 0;
      for (const one of steps) {
        if (one.kind === 'ask') {
          if (!present(one.id)) continue;
          asked += 1;
          queue.ask(one.id, one.quantity);
          reference.ask(one.id, one.quantity);
        } else if (one.kind === 'remove') {
          const ids = one.ids.filter(present);
          if (ids.length === 0) continue;
          void remove(ids);
          for (const id of ids) reference.ask(id, 'removed');
        } else {
          const [call] = calls.splice(one.which % Math.max(1, calls.length), 1);
          call?.answer(one.fate);
        }
        await calm();
        // What was asked last is what is seen, at once and as long as it is open.
        for (const [id, wish] of queue.wishes()) expect(wish).toBe(reference.wishes.get(id));
        for (const id of reference.wishes.keys()) if (!queue.wishes().has(id)) reference.wishes.delete(id);
        // One call for a line at a time.
        expect(mostAtOnce()).toBeLessThanOrEqual(1);
        const open = calls.flatMap(({ ids }) => ids);
        expect(new Set(open).size).toBe(open.length);
      }
      // All that is left is carried out, in turn.
      while (calls.length > 0) {
        calls.shift()?.answer('done');
        await calm();
      }
      expect(queue.wishes().size).toBe(0);
      expect(shown()).toEqual(reference.shown(server));
      // Wishes are merged: never more calls than were asked for.
      expect(sent.filter(({ wish }) => wish !== 'removed').length).toBeLessThanOrEqual(asked);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

test('the last wish counts, and those between are never sent', async () => {
  const { server, calls, sent, queue, shown } = aShop(1);
  for (const quantity of [2, 3, 4, 5]) queue.ask(0, quantity);
  expect(shown().get(0)).toBe(5);
  calls.shift()?.answer('done');
  await calm();
  calls.shift()?.answer('done');
  await calm();
  expect(sent.map(({ wish }) => wish)).toEqual([2, 5]);
  expect([server.get(0), shown().get(0), queue.wishes().size]).toEqual([5, 5, 0]);
});

test('who leaves sends what waits for an answer, and nothing twice', async () => {
  const { calls, queue } = aShop(3);
  for (const quantity of [2, 3, 4]) queue.ask(0, quantity);
  queue.ask(1, 2);
  void queue.together([2], 'removed', () => new Promise(() => {}));
  queue.leave();
  expect(calls.map(({ ids, wish }) => [ids[0], wish])).toEqual([
    [0, 2],
    [1, 2],
    [0, 4],
  ]);
});

test('what is so already is not sent again', async () => {
  const { calls, sent, queue } = aShop(1);
  for (const quantity of [2, 3, 2]) queue.ask(0, quantity);
  calls.shift()?.answer('done');
  await calm();
  expect([sent.length, calls.length, queue.wishes().size]).toEqual([1, 0, 0]);
});

test('a refusal falls back to what the server has, and idle says how it ended', async () => {
  const { calls, queue, shown } = aShop(2);
  queue.ask(0, 9);
  const idle = queue.idle();
  calls.shift()?.answer('refused');
  expect((await idle).get(0)).toEqual(refused);
  expect(shown().get(0)).toBe(1);
});

test('idle waits for work that comes behind a line that is under way, and says how that ended', async () => {
  const { calls, queue, remove } = aShop(1);
  queue.ask(0, 2);
  const removed = remove([0]);
  const idle = queue.idle();
  let isIdle = false;
  void idle.then(() => (isIdle = true));
  calls.shift()?.answer('done');
  await calm();
  expect([isIdle, calls.length]).toEqual([false, 1]);
  calls.shift()?.answer('refused');
  expect(await removed).toEqual(refused);
  expect((await idle).get(0)).toEqual(refused);
});

test('a refusal of what nobody wants any more is not told', async () => {
  const settle = vi.fn(async () => {});
  const answers: ((outcome: Outcome) => void)[] = [];
  const queue = createLineQueue<number>({ send: () => new Promise((resolve) => answers.push(resolve)), settle });
  queue.ask(0, 9);
  queue.ask(0, 2);
  answers.shift()?.(refused);
  await calm();
  answers.shift()?.(done);
  await calm();
  expect(settle.mock.calls).toEqual([[0, 2, done]]);
});

test('a defect does not leave a line waiting', async () => {
  const queue = createLineQueue<number>({ send: () => Promise.resolve(done), settle: () => Promise.resolve() });
  const outcome = queue.together([0], 1, () => Promise.reject(new Error('A defect.')));
  await expect(outcome).rejects.toThrow('A defect.');
  expect(queue.wishes().size).toBe(0);
  queue.ask(0, 2);
  await queue.idle();
  expect(queue.wishes().size).toBe(0);
});

test('what is wished while the answer before is worked in is sent when the page is left', async () => {
  const sent: number[] = [];
  const queue = createLineQueue<number>({
    async send(_, wish) {
      sent.push(wish);
      return done;
    },
    settle: () => new Promise(() => {}),
  });
  queue.ask(0, 5);
  await calm();
  queue.ask(0, 6);
  queue.leave();
  expect(sent).toEqual([5, 6]);
});
