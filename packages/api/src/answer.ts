import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';
import { ApiFailure, errorOfCode } from './error.ts';
import { isBusy, retryAfterOf } from './retry.ts';

/** Bytes that an answer may have; what is longer never ends, or is no answer of a shop. */
const longest = 8 * 2 ** 20;

/** A refusal may leave `data` out; where an answer is due, its own schema misses it. */
const envelopeSchema = v.object({
  code: v.pipe(v.number(), v.integer()),
  message: v.nullish(v.string(), ''),
  data: v.optional(v.unknown()),
});

/**
 * Reads a response to its end and decodes it (docs/domain/api.md#envelope). The content type is not looked at: JSON is JSON.
 * @throws {ApiFailure} unless it is HTTP 200 with an envelope of code 200 and the data that the endpoint promises.
 */
export async function decode(endpoint: Endpoint, response: Response, now: () => number): Promise<unknown> {
  const { status } = response;
  if (status === 401) throw new ApiFailure({ kind: 'unauthorized', message: '' });
  if (status !== 200) {
    const retryAfter = isBusy(status) ? retryAfterOf(response.headers.get('Retry-After'), now()) : undefined;
    throw new ApiFailure({ kind: 'transport', status, ...(retryAfter && { retryAfter }) });
  }
  const envelope = v.safeParse(envelopeSchema, parse(await textOf(response)));
  if (!envelope.success) throw contractError(v.getDotPath(envelope.issues[0]) ?? 'the answer');
  const { code, message, data } = envelope.output;
  if (code !== 200) throw new ApiFailure(errorOfCode(code, message.trim()));
  const answer = v.safeParse(endpoint.answer, data);
  if (answer.success) return answer.output;
  const path = v.getDotPath(answer.issues[0]);
  throw contractError(path ? `data.${path}` : 'data');
}

const contractError = (path: string) => new ApiFailure({ kind: 'contract', path });

async function textOf({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    bytes += value.length;
    if (bytes > longest) {
      // A stream that is broken already refuses even to be cancelled.
      reader.cancel().catch(() => {});
      throw contractError('the answer');
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
