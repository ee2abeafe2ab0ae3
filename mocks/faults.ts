/**
 * Everything that networks, proxies and servers do wrong, as data. `faultResponse.ts` makes a `Response` of a fault, for
 * stories and tests; `server/sendFault.ts` does it to a socket.
 */
export interface Fault {
  /** Milliseconds before anything is sent; 0 by default. */
  after?: number | 'never';
  /** Status and further headers. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** `Retry-After` in seconds, written as a number or as a date. */
  retryAfter?: { seconds: number; as: 'number' | 'date' };
  /** Content type of the body; JSON by default. */
  type?: string;
  body: FaultBody;
  /** How the response ends; normally by default. `reset`: the connection breaks. `silence`: nothing more comes, and it stays open. */
  end?: 'reset' | 'silence';
}

/** What is sent. The kinds with `answer` perform the call: its effect is there, only its answer is damaged. */
export type FaultBody =
  /** Not even a status. */
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  /** Spaces, for as long as somebody reads. */
  | { kind: 'endless' }
  | { kind: 'answer'; part: 'whole' | 'half' | 'twice' }
  /** The answer with other fields in its envelope; an undefined one is left out. */
  | { kind: 'answer'; part: 'whole'; with: Readonly<Record<string, unknown>> };

const page = '<!doctype html><title>Welcome</title><p>Sign in to use this network.</p>';
const html = 'text/html; charset=utf-8';

const answer = { kind: 'answer', part: 'whole' } as const;
const half = { kind: 'answer', part: 'half' } as const;
const none = { kind: 'none' } as const;
const text = (text: string) => ({ kind: 'text', text }) as const;
const envelope = (change: Readonly<Record<string, unknown>>) => ({ body: { ...answer, with: change } }) as const;
/** An error code in the envelope; the call is not performed. */
const refusal = (code: number) => ({ body: text(JSON.stringify({ code, message: `Code ${code}, by order.`, data: null })) }) as const;
/** An HTTP status, from a proxy in front of the shop. */
const http = (status: number) => ({ status, type: html, body: text(`<!doctype html><title>${status}</title>`) }) as const;

export const faults = {
  /** The connection is refused, or breaks before anything comes. */
  dropped: { body: none, end: 'reset' },
  /** The connection breaks in the middle of the body. */
  reset: { body: half, end: 'reset' },
  /** Connected, and then nothing. */
  hang: { after: 'never', body: none },
  /** Headers, and then nothing. */
  stall: { body: text(''), end: 'silence' },
  /** A body without end. */
  endless: { body: { kind: 'endless' } },
  /** The right answer after 5 s. */
  slow: { after: 5000, body: answer },
  /** The right answer when nobody waits for it any more: the client allows 10 s, a test less. */
  late: { after: 15_000, body: answer },
  /** The first half of the answer, with a proper end. */
  truncated: { body: half },
  /** The answer, and the answer again. */
  twice: { body: { kind: 'answer', part: 'twice' } },
  /** 200 and no body. */
  empty: { body: text('') },
  /** 204, and so no body. */
  noContent: { status: 204, body: text('') },
  /** A page with status 200, as the captive portal of a hotel sends. */
  htmlPage: { type: html, body: text(page) },
  /** The same page with the content type of plain text. */
  htmlAsText: { type: 'text/plain', body: text(page) },
  /** A page with status 502, as a proxy sends when the server is down. */
  htmlBadGateway: http(502),
  /** The right answer with the content type of a page: does no harm, since the client reads JSON all the same. */
  jsonAsHtml: { type: html, body: answer },

  /** A field was refused. */
  code400: refusal(400),
  /** Sign in again; the others of this kind are the legacy codes. */
  code401: refusal(401),
  code410000: refusal(410_000),
  code410001: refusal(410_001),
  code410002: refusal(410_002),
  /** Not allowed. */
  code403: refusal(403),
  /** Not there. */
  code404: refusal(404),
  /** A rule of the shop says no. */
  code500: refusal(500),
  /** A code that nobody has heard of. */
  code999: refusal(999),
  /** An envelope without a code. */
  codeMissing: envelope({ code: undefined }),
  /** The code as a text. */
  codeText: envelope({ code: '200' }),
  /** A code that is no whole number. */
  codeFraction: envelope({ code: 200.5 }),
  /** `data: null` where an answer is due. */
  dataNull: envelope({ data: null }),
  /** No `data` at all. */
  dataMissing: envelope({ data: undefined }),
  /** `data` of a type that no call answers with. */
  dataWrong: envelope({ data: -0.5 }),

  /** HTTP statuses, which the shop itself never sends. 401 still means "sign in again". */
  http401: http(401),
  http403: http(403),
  http404: http(404),
  http408: http(408),
  http413: http(413),
  /** Too many requests: come back in 2 s. */
  http429: { ...http(429), retryAfter: { seconds: 2, as: 'number' } },
  http500: http(500),
  /** Under repair until a certain time, 3 s from now. */
  http503: { ...http(503), retryAfter: { seconds: 3, as: 'date' } },
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/** Whether there is a fault of this name. */
export const isFaultName = (name: unknown): name is FaultName => typeof name === 'string' && Object.hasOwn(faults, name);

export const faultNames: readonly FaultName[] = Object.keys(faults).filter(isFaultName);

/** A fault by its name, in the wide type. */
export const faultOf = (name: FaultName): Fault => faults[name];

/** Whether it is over at once: the others wait, or never end. */
export const isQuick = (name: FaultName): boolean => {
  const { after, end, body }: Fault = faults[name];
  return after === undefined && end !== 'silence' && body.kind !== 'endless';
};

/** Whether the call is performed all the same. */
export const carriesOut = ({ body }: Fault): boolean => body.kind === 'answer';

/** The text that is sent, made of the answer that the call would have got; absent for an endless body. */
export function bodyOf({ body }: Fault, answer: string): string | undefined {
  switch (body.kind) {
    case 'none':
      return '';
    case 'text':
      return body.text;
    case 'endless':
      return undefined;
    case 'answer': {
      const whole = 'with' in body ? JSON.stringify({ ...Object(JSON.parse(answer)), ...body.with }) : answer;
      if (body.part === 'half') return whole.slice(0, whole.length / 2);
      return body.part === 'twice' ? whole + whole : whole;
    }
  }
}

/** The headers of a fault; dates are counted from `now`. */
export function headersOf({ headers, type = 'application/json', retryAfter }: Fault, now: number): Record<string, string> {
  const wait = retryAfter && (retryAfter.as === 'date' ? new Date(now + retryAfter.seconds * 1000).toUTCString() : `${retryAfter.seconds}`);
  return { 'Content-Type': type, ...headers, ...(wait && { 'Retry-After': wait }) };
}
