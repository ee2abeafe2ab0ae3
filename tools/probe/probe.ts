import { ApiFailure, createClient, type Client } from '../../packages/api/src/index.ts';
import { endpointTable } from '../../packages/api/src/endpoints/table.ts';
import { type Known, type ProbeCall, probeCalls } from './calls.ts';

export interface ProbeOptions {
  /** Origin of the server, and a path on it, without a slash at the end. */
  base: string;
  /** Of a shopper. Without it the calls that need one are left out. */
  token?: string | undefined;
  tokenHeader?: 'bare' | 'bearer' | undefined;
}

/** How one call ended: its answer decodes, breaks the contract, did not come or was refused, or there was nothing to ask for. */
export interface Finding {
  name: string;
  path: string;
  outcome: 'decodes' | 'breaks' | 'fails' | 'not asked';
  /** The path of the first mismatch, the refusal, or why it was not asked. */
  detail: string;
}

/** Makes the reading calls of the contract, one after the other, and tells of each whether its answer decodes. */
export async function* probe({ base, token, tokenHeader }: ProbeOptions): AsyncGenerator<Finding> {
  const client = createClient({ base, retries: 0, token: () => token, ...(tokenHeader && { tokenHeader }) });
  const known: Known = {};
  for (const call of probeCalls) {
    if (call.endpoint.access === 'token' && token === undefined) continue;
    yield { name: nameOf(call), path: call.endpoint.path, ...(await outcomeOf(call, client, known)) };
  }
}

export const nameOf = ({ endpoint }: Pick<ProbeCall, 'endpoint'>): string =>
  endpointTable.find((row) => row.endpoint === endpoint)?.name ?? endpoint.path;

async function outcomeOf({ ask }: ProbeCall, client: Client, known: Known): Promise<Pick<Finding, 'outcome' | 'detail'>> {
  try {
    const answer = ask(client, known);
    if (answer === undefined) return { outcome: 'not asked', detail: 'no list told of one' };
    await answer;
    return { outcome: 'decodes', detail: '' };
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    const { error } = failure;
    if (error.kind === 'contract') return { outcome: 'breaks', detail: error.path };
    const said = 'message' in error && error.message ? `: ${error.message}` : 'status' in error ? ` ${error.status}` : '';
    return { outcome: 'fails', detail: error.kind + said };
  }
}
