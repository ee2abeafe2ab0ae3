import type { GenericSchema, InferInput, InferOutput } from 'valibot';

/** The names between braces in a path: `/order/cancel/{no}` has `no`. */
type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParams<Rest> : never;

/** What an answer tells about. A change names those that it makes stale. */
export type Tag = 'addresses' | 'applications' | 'cart' | 'collections' | 'coupons' | 'orders' | 'points' | 'refunds' | 'reviews' | 'user';

/**
 * One call of the contract, described once: the client sends by it, the mocks answer by it, the docs list it.
 * `answer` decodes `data` of the envelope; `query` and `body` describe what is sent.
 */
export interface Endpoint<
  Path extends string = string,
  Query extends GenericSchema | undefined = GenericSchema | undefined,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Answer extends GenericSchema = GenericSchema,
  Access extends 'public' | 'token' = 'public' | 'token',
> {
  method: 'GET' | 'POST';
  /** The whole path from the root, with `{name}` for its parameters. */
  path: Path;
  /** Whether the call needs a valid token. */
  access: Access;
  /**
   * Where the call is written down: `shown` in the specification of the shop, or `settled` afterwards
   * (docs/domain/api.md#how-a-call-is-described).
   */
  source: 'shown' | 'settled';
  /** What the answer tells about: it is asked for anew when a change names one of these. */
  tags?: readonly Tag[];
  /** What is stale after this change. */
  invalidates?: readonly Tag[];
  query?: Query;
  body?: Body;
  /**
   * How the body travels: as JSON (unless said otherwise), as a form, as the bare text, or as a file in a multipart form
   * (its body is then `{ file: Blob, name: string }`, sent as the field `multipart`).
   */
  encoding?: 'json' | 'form' | 'text' | 'file';
  answer: Answer;
}

/** Declares an endpoint, keeping its literal path and schemas for the types of its callers. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<
  const Path extends string,
  Answer extends GenericSchema,
  Query extends GenericSchema | undefined = undefined,
  Body extends GenericSchema | undefined = undefined,
  const Access extends 'public' | 'token' = 'public' | 'token',
>(description: Endpoint<Path, Query, Body, Answer, Access>): Endpoint<Path, Query, Body, Answer, Access> {
  return description;
}

type Part<Name extends string, Schema> = Schema extends GenericSchema ? { [K in Name]: InferInput<Schema> } : { [K in Name]?: never };

/** What a call of this endpoint must be given. */
export type CallInput<E extends Endpoint> =
  E extends Endpoint<infer Path, infer Query, infer Body>
    ? (PathParams<Path> extends never ? { params?: never } : { params: Record<PathParams<Path>, string | number> }) &
        Part<'query', Query> &
        Part<'body', Body>
    : never;

/** The model that a call of this endpoint gives back. */
export type Answer<E extends Endpoint> = InferOutput<E['answer']>;

/** `data` as the server writes it. */
export type WireAnswer<E extends Endpoint> = InferInput<E['answer']>;

/** The path with its parameters filled in, safe against slashes and dots in them. */
export function pathOf(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => segment(String(params[name] ?? '')));
}

/** One step of a path. `.` and `..` would climb even when encoded once (URL standard), so they are encoded twice. */
function segment(text: string): string {
  return /^\.{1,2}$/.test(text) ? text.replaceAll('.', '%252E') : encodeURIComponent(text);
}
