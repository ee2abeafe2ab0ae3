import { reject } from '../../businessError.ts';

/** What a form or a JSON body says, as texts. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Reads a body by its type; a JSON body is one object of plain values. */
export function readFields(type: string | undefined, body: string): Fields {
  if (!type?.startsWith('application/json')) return Object.fromEntries(new URLSearchParams(body));
  let value: unknown;
  try {
    value = JSON.parse(body || '{}');
  } catch {
    return reject(400, 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return reject(400, 'The body is not a JSON object.');
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, String(field)]));
}

/** A whole number from 0. */
export function countOf(fields: Fields, name: string): number {
  const text = fields[name]?.trim() ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : reject(400, `${name}: a whole number from 0.`);
}

export function switchOf(fields: Fields, name: string): boolean {
  const text = fields[name];
  return text === 'true' || text === 'false' ? text === 'true' : reject(400, `${name}: true or false.`);
}

export function choiceOf<const Choice extends string>(fields: Fields, name: string, choices: readonly Choice[], other?: Choice): Choice {
  const text = fields[name];
  const choice = text === undefined ? other : choices.find((choice) => choice === text);
  return choice ?? reject(400, `${name}: one of ${choices.join(', ')}.`);
}
