import { callEndpoint } from '@galleria/mocks/handlers/callEndpoint.ts';
import { fixtures } from '@galleria/mocks/fixtures/index.ts';
import { scenario } from '@galleria/mocks/scenario.ts';
import { type EndpointRow, endpointTable } from '../../packages/api/src/endpoints/table.ts';
import { Refusal } from './plan.ts';

/** A call whose answer is a list, as a generated screen shows it. */
export interface ListCall {
  name: string;
  access: 'public' | 'token';
  /** Whether the list is a page, `{ items, total }` once decoded. */
  paged: boolean;
  /** What the call cannot do without. */
  query: Readonly<Record<string, unknown>>;
  /** The field of an entry that says most to a reader; none has but its id. */
  label: string | undefined;
}

type Schema = EndpointRow['endpoint']['answer'];
type Fields = Readonly<Record<string, unknown>>;

/** The call that a screen asks, tried on the marketplace: the story of its ready state needs a real answer. */
export async function listCall(name: string | undefined): Promise<ListCall> {
  const row = endpointTable.find((one) => one.name === name);
  const missing = name === undefined ? 'Which call does the screen show?' : `There is no endpoint "${name}".`;
  const found = row ? await tried(row) : missing;
  if (typeof found !== 'string') return found;
  const calls = await Promise.all(endpointTable.map(tried));
  const names = calls.flatMap((call) => (typeof call === 'string' ? [] : call.name)).toSorted();
  throw new Refusal(`${found} Write --endpoint with one of: ${names.join(', ')}.`);
}

/** The call, or why it is none that a screen can begin with. */
async function tried({ name, endpoint }: EndpointRow): Promise<ListCall | string> {
  const { method, path, access, answer } = endpoint;
  if (method !== 'GET') return `${name} sends something; a screen begins with a call that reads.`;
  if (path.includes('{')) return `${name} needs something from the address (${path}); a screen begins with a call that does not.`;
  const [page, list] = [decoded(answer, { list: [], total: 0 }), decoded(answer, [])];
  const paged = itemsOf(page) !== undefined && !Array.isArray(page);
  if (!paged && !Array.isArray(list)) return `The answer of ${name} is no list, and the states of a screen begin with those of a list.`;
  const query = needed(endpoint.query, fixtures[name].request.query ?? {});
  const { handlers, token } = scenario({ guest: access === 'public' })();
  const { code, message, data } = await callEndpoint(handlers, endpoint, { token, query });
  if (code !== 200) return `The marketplace refuses ${name} (${code}: ${message}). Write its handler first.`;
  const shown = itemsOf(decoded(answer, data)) ?? [];
  if (shown.length === 0)
    return `The marketplace answers ${name} with an empty list. Give it some entries first, or there is nothing to show.`;
  const items = [...shown, ...(itemsOf(decoded(answer, fixtures[name].answer)) ?? [])];
  if (!items.every((item) => typeof item['id'] === 'number')) return `The entries of ${name} have no id.`;
  return { name, access, paged, query, label: labelOf(items) };
}

function decoded(schema: Schema, data: unknown): unknown {
  const result = schema['~standard'].validate(data);
  return result instanceof Promise || result.issues ? undefined : result.value;
}

/** The entries of a list or of a page; undefined when it is neither. */
function itemsOf(model: unknown): readonly Fields[] | undefined {
  const items = isFields(model) && !Array.isArray(model) ? model['items'] : model;
  return Array.isArray(items) ? items.map((item) => (isFields(item) ? item : {})) : undefined;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** An example of a query without all that may be left out. */
function needed(schema: Schema | undefined, example: object): Fields {
  let query: Fields = { ...example };
  for (const field of Object.keys(query)) {
    const rest = Object.fromEntries(Object.entries(query).filter(([name]) => name !== field));
    if (!schema || decoded(schema, rest) !== undefined) query = rest;
  }
  return query;
}

/** The first text that every entry has, a name before all others. */
function labelOf(items: readonly Fields[]): string | undefined {
  const isText = (field: string) => items.every((item) => typeof item[field] === 'string' && item[field] !== '');
  return ['name', 'title', ...Object.keys(items[0] ?? {})].find(isText);
}
