/** The network of one mounted story. */
export interface StoryNetwork {
  fetch: typeof fetch;
  /** How many requests the screen made, its frame's not counted. */
  calls: number;
  /** Its calls in their order, while somebody records them (seen.ts). */
  log: { method: string; path: string; answer?: Response | 'lost' }[];
  /** Requests that no handler of its scenario answered. */
  unhandled: string[];
  /** All requests are answered and drawn; those that never will be do not count. */
  settled: () => Promise<void>;
}

// Keyed by the story's id, not by its canvas: one canvas shows all stories in turn, and an innocent one must not
// inherit the faults of the one before.
const networks = new Map<string, StoryNetwork>();

export const setNetworkOfStory = (id: string, network: StoryNetwork) => void networks.set(id, network);
export const networkOfStory = (id: string) => networks.get(id);
