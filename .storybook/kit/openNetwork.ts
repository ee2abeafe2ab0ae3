import { site } from '@galleria/api';
import { isPending } from '@galleria/mocks/network.ts';
import { getResponse, type RequestHandler } from 'msw';
import type { StoryNetwork } from './networks.ts';
import { isRecorded } from './seen.ts';

/** Longest wait for answers, in milliseconds of the real clock. */
const patience = 15_000;

/**
 * A network that answers from MSW handlers in the page, without a worker: every mounted story has its own. `alterSite` is given
 * what the shop says of itself.
 */
export function openNetwork(handlers: RequestHandler[], alterSite: (answer: Response) => Promise<Response>): StoryNetwork {
  const open = new Set<Request>();
  const network: StoryNetwork = {
    calls: 0,
    log: [],
    unhandled: [],
    async fetch(input, init) {
      const request = new Request(input instanceof Request ? input : new URL(String(input), location.href), init);
      const entry: StoryNetwork['log'][number] = { method: request.method, path: new URL(request.url).pathname };
      // The frame around every screen asks for the shop's currency; that says nothing of the screen.
      if (entry.path !== site.path) network.calls++;
      open.add(request);
      if (isRecorded()) network.log.push(entry);
      try {
        const response = await Promise.race([getResponse(handlers, request), rejectOnAbort(request.signal)]);
        if (!response) network.unhandled.push(`${request.method} ${new URL(request.url).pathname}`);
        if (isRecorded() && response) entry.answer = response.type === 'error' ? 'lost' : response.clone();
        if (!response || response.type === 'error') throw new TypeError('Failed to fetch');
        return entry.path === site.path ? await alterSite(response) : response;
      } finally {
        open.delete(request);
      }
    },
    async settled() {
      const until = performance.now() + patience;
      do await nextTask();
      while ([...open].some((request) => !isPending(request)) && performance.now() < until);
      if ([...open].some((request) => !isPending(request)))
        throw new Error(
          'A request of this story was not answered within fifteen seconds. If that is its point, use pending() from mocks/network.ts.',
        );
      await nextTask();
    },
  };
  return network;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
