import type { FaultName } from '../../mocks/faults.ts';
import type { Walker } from './walker.ts';

/** What goes wrong while a step is made. */
export interface Trouble {
  words: string;
  /** Begins it; gives the way to end it. */
  begin: (walker: Walker) => Promise<() => Promise<void>>;
}

const calls = ['/api/*', '/api/front/cart/*', '/api/front/order/*', '/api/front/pay/*', '/api/front/user/*'] as const;

/** The next calls have a fault of the marketplace's. */
const fault = (name: FaultName, words: string): Trouble => ({
  words,
  async begin({ shop, pick }) {
    await shop.simulate('faults', { fault: name, path: pick(calls), next: String(pick([1, 1, 2, 5])) });
    return () => shop.simulate('faults/clear');
  },
});

export const troubles = {
  fails: fault('http500', 'the server fails'),
  refuses: fault('code500', 'the shop refuses'),
  drops: fault('dropped', 'the connection is dropped'),
  loses: fault('reset', 'the server does it, and its answer is lost'),
  garbage: fault('htmlPage', 'a page comes in the place of the answer'),
  wrong: fault('dataWrong', 'the answer says nonsense'),
  session: fault('code401', 'the session is refused'),
  /** The socket stays open: the client gives up by its own clock, which is put forward at the end. */
  hangs: {
    words: 'nothing comes',
    async begin({ shop, pick, context }) {
      await shop.simulate('faults', { fault: 'hang', path: pick(calls), next: String(pick([1, 2])) });
      return async () => {
        await shop.simulate('faults/clear');
        for (const page of context.pages()) await page.clock.fastForward(10_500).catch(() => {});
      };
    },
  },
  slow: {
    words: 'answers take a second',
    async begin({ shop: { network } }) {
      network.delay = 1000;
      return async () => {
        network.delay = 0;
      };
    },
  },
  chunk: {
    words: 'a script is missing',
    async begin({ shop: { network }, pick }) {
      network.missingScripts = pick([1, 2, 3]);
      return async () => {
        network.missingScripts = 0;
      };
    },
  },
  offline: {
    words: 'the network is gone',
    async begin({ context }) {
      await context.setOffline(true);
      return () => context.setOffline(false);
    },
  },
} satisfies Record<string, Trouble>;

export type TroubleName = keyof typeof troubles;
