import type { Outcome } from '@galleria/ui';

/** What is sent for lines of a list, and what it makes of the page. */
export interface LineQueueOptions<Wish> {
  /** Sends the last wish for one line. */
  send: (id: number, wish: Wish) => Promise<Outcome>;
  /** It has ended so: brings the page up to date, before the wish is forgotten and the page's own data shows again. */
  settle: (id: number, wish: Wish, outcome: Outcome) => Promise<unknown>;
}

/**
 * What a shopper wishes of the lines of a list, until the server has said yes or no. The last wish for a line counts: of a line one
 * call is on its way at a time, and what was wished meanwhile is sent when that has ended, merged into one. A wish that is refused, or
 * whose answer was lost, is forgotten: the line then is what the server says.
 */
export interface LineQueue<Wish> {
  /** By line. The same map as long as nothing changes. */
  wishes: () => ReadonlyMap<number, Wish>;
  subscribe: (listener: () => void) => () => void;
  ask: (id: number, wish: Wish) => void;
  /**
   * One piece of work for several lines, behind what is on its way for each; it ends when the page is up to date. Until then nothing
   * else is asked of them.
   */
  together: (ids: readonly number[], wish: Wish, work: () => Promise<Outcome>) => Promise<Outcome>;
  /** The page is left, and hears no answer any more: sends the wishes that wait for one. A page that comes back sends them once more. */
  leave: () => void;
  /** Ends when nothing is on its way; says how what ended last for each line meanwhile has ended. */
  idle: () => Promise<ReadonlyMap<number, Outcome>>;
}

export function createLineQueue<Wish>({ send, settle }: LineQueueOptions<Wish>): LineQueue<Wish> {
  // Wishes are told apart by themselves: the same one asked for again is another.
  const intents = new Map<number, { wish: Wish }>();
  const running = new Map<number, Promise<unknown>>();
  const held = new Set<number>();
  /** What was sent last for a line that runs, and is not worked in yet. */
  const onItsWay = new Map<number, { wish: Wish }>();
  const listeners = new Set<() => void>();
  const ended = new Map<number, Outcome>();
  let shown: ReadonlyMap<number, Wish> = new Map();

  function show(): void {
    shown = new Map([...intents].map(([id, { wish }]) => [id, wish]));
    for (const listener of listeners) listener();
  }

  function forget(ids: readonly number[]): void {
    for (const id of ids) intents.delete(id);
    show();
  }

  async function run(id: number): Promise<void> {
    for (let intent = intents.get(id); intent && !held.has(id); intent = intents.get(id)) {
      onItsWay.set(id, intent);
      const outcome = await send(id, intent.wish);
      ended.set(id, outcome);
      const newest = intents.get(id);
      if (held.has(id) || !newest) return;
      // Wished anew meanwhile; what is so already need not be sent again.
      if (newest !== intent && !(outcome.status === 'done' && newest.wish === intent.wish)) continue;
      await settle(id, newest.wish, outcome);
      if (intents.get(id) === newest) return forget([id]);
    }
  }

  /** A defect must not leave a line waiting for ever. */
  async function start(id: number): Promise<void> {
    try {
      await run(id);
    } catch (cause) {
      if (!held.has(id)) forget([id]);
      throw cause;
    } finally {
      onItsWay.delete(id);
      // What comes behind it for the line is on its way already.
      if (!held.has(id)) running.delete(id);
    }
  }

  async function hold(ids: readonly number[], work: () => Promise<Outcome>): Promise<Outcome> {
    const before = ids.map((id) => running.get(id));
    try {
      await Promise.allSettled(before);
      return await work();
    } finally {
      for (const id of ids) held.delete(id);
      forget(ids);
    }
  }

  return {
    wishes: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask(id, wish) {
      if (held.has(id)) return;
      intents.set(id, { wish });
      show();
      if (!running.has(id)) running.set(id, start(id));
    },
    async together(ids, wish, work) {
      const own = ids.filter((id) => !held.has(id));
      if (own.length === 0) return { status: 'done' };
      for (const id of own) {
        held.add(id);
        intents.set(id, { wish });
      }
      show();
      const done = hold(own, work).then((outcome) => {
        for (const id of own) ended.set(id, outcome);
        return outcome;
      });
      const end = done.then(() => {});
      // A wish of a line that ran before hangs on in `running`; this comes behind it.
      for (const id of own) running.set(id, end);
      const clear = () => {
        for (const id of own) if (running.get(id) === end) running.delete(id);
      };
      end.then(clear, clear);
      return done;
    },
    leave() {
      for (const [id, intent] of intents) {
        const sent = onItsWay.get(id);
        if (sent && sent !== intent && !held.has(id)) void send(id, intent.wish);
      }
    },
    async idle() {
      ended.clear();
      while (running.size > 0) await Promise.allSettled(running.values());
      return new Map(ended);
    },
  };
}
