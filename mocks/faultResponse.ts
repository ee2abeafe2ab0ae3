import { bodyOf, carriesOut, type Fault, headersOf } from './faults.ts';

export interface FaultSurroundings {
  /** Performs the call and gives the text of its answer. */
  answer: () => Promise<string>;
  /** Aborts when the caller no longer waits. */
  signal?: AbortSignal | undefined;
  now?: () => number;
}

const blanks = new Uint8Array(2 ** 16).fill(32);

/**
 * A fault in the place where it happens, as a `Response`; one that was dropped is `Response.error()`, as MSW has it.
 * Rejects with the signal's reason when the caller no longer waits.
 */
export async function faultResponse(fault: Fault, { answer, signal, now = Date.now }: FaultSurroundings): Promise<Response> {
  const whole = carriesOut(fault) ? await answer() : '';
  if (fault.after !== undefined) await wait(fault.after, signal);
  if (fault.body.kind === 'none') return Response.error();
  const { status = 200, end } = fault;
  const text = bodyOf(fault, whole);
  const bytes = text && new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      signal?.addEventListener('abort', () => controller.error(signal.reason));
      if (bytes) controller.enqueue(bytes);
    },
    pull(controller) {
      if (text === undefined) controller.enqueue(blanks);
      else if (end === 'reset') controller.error(new TypeError('The connection was reset.'));
      else if (end === undefined) controller.close();
      // A silent body is pulled once, and never gives a chunk.
      else return new Promise<never>(() => {});
    },
  });
  return new Response(status === 204 ? null : body, { status, headers: headersOf(fault, now()) });
}

function wait(time: number | 'never', signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = time === 'never' ? undefined : setTimeout(resolve, time);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
