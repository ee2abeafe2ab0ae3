import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endpointTable } from '../packages/api/src/endpoints/table.ts';
import { ungrouped } from '../.storybook/boards/groups.ts';
import type { ScreenStates, StateRecord } from '../.storybook/boards/states.ts';
import type { SeenStory } from '../.storybook/kit/seen.ts';
import { bin } from '../tools/bin.ts';
import type { IndexEntry } from './stories.ts';

/** What was on the page when a story had been played. */
export interface Shown {
  seen: SeenStory;
  /** Something was pressed or typed. */
  acted: boolean;
  /** All that could be read, in lines. */
  text: string;
  /** The requests that went out of the page. */
  sent: readonly string[];
}

/** What the boards and the search of Storybook say of a story. */
export function recordOf({ seen: { route, scenario, calls, messages }, acted, text, sent }: Shown): StateRecord {
  const visible = plain(text);
  const shown = messages.filter(([key, message]) => !key.includes('@') && plain(message) && visible.includes(plain(message)));
  const known = new Set(shown.map(([, message]) => plain(message)));
  const own = text.split('\n').map(plain);
  const answers = [
    ...calls.map(({ method, path, answer }) => `${nameOf(`${method} ${path}`)}${answer === 'ok' ? '' : ` ${answer}`}`),
    ...sent.map(nameOf),
  ];
  const isFault = calls.some(({ answer }) => ['refused', 'unreadable', 'lost'].includes(answer));
  return {
    ...(route !== undefined && { route }),
    ...(scenario && { scenario }),
    kind: isFault ? 'fault' : acted ? 'action' : 'state',
    // Those that go out together come back in any order.
    calls: [...new Set(answers)].toSorted(),
    messages: shown.map(([key]) => key).toSorted(),
    words: [...new Set(own)].filter((line) => /\p{L}{3}/u.test(line) && !known.has(line)).map((line) => [...line].slice(0, 160).join('')),
  };
}

/** As it is compared: without marks of elements, in single spaces. */
function plain(text: string): string {
  return text
    .replace(/<\/?\w+\s*\/?>/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function nameOf(request: string): string {
  const row = endpointTable.find(({ endpoint: { method, path } }) => {
    const pattern = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+');
    return new RegExp(`^${method} ${pattern}$`).test(request);
  });
  // What the page of a bank does is no call of the contract.
  return row?.name ?? request.replace(/^\w+ /, '');
}

/** The records of one title's stories, with what all of them show written once. */
export function statesOf(stories: readonly IndexEntry[], records: ReadonlyMap<string, StateRecord>): ScreenStates {
  const found = stories.flatMap(({ id }) => records.get(id) ?? []);
  const inAll = (part: 'messages' | 'words' | 'calls') =>
    found.length < 2 ? [] : (found[0]?.[part] ?? []).filter((text) => found.every((record) => record[part].includes(text)));
  const all = { calls: inAll('calls'), messages: inAll('messages'), words: inAll('words') };
  return {
    title: ungrouped(stories[0]?.title ?? ''),
    all,
    stories: Object.fromEntries(
      stories.flatMap(({ id }) => {
        const record = records.get(id);
        if (!record) return [];
        const own = (part: 'messages' | 'words' | 'calls') => record[part].filter((text) => !all[part].includes(text));
        return [[id, { ...record, calls: own('calls'), messages: own('messages'), words: own('words') }]];
      }),
    ),
  };
}

/** Writes a file for each name into a folder; with `isWhole`, no others stay there. */
export function writeRecords(folder: string, files: ReadonlyMap<string, object>, isWhole: boolean): void {
  mkdirSync(folder, { recursive: true });
  if (isWhole) for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(path.join(folder, file));
  for (const [name, content] of files) writeFileSync(path.join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  execFileSync(process.execPath, [bin('@biomejs/biome', 'biome'), 'format', '--write', folder], { stdio: 'ignore' });
}
