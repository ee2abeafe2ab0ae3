import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endpointTable } from '../packages/api/src/endpoints/table.ts';
import { type Browser, chromium, type Page } from 'playwright';
import type { ScreenStates, StateRecord } from '../.storybook/boards/states.ts';
import type { SeenStory } from '../.storybook/kit/seen.ts';
import { bin } from '../tools/bin.ts';
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import type { AgentPage } from './page/agent.ts';
import { serve } from './serve.ts';
import { readIndex } from './staticStorybook.ts';
import type { IndexEntry } from './stories.ts';
import { loadStorybook, openStorybookPage, within } from './storybookPage.ts';
import { settings } from './variants.ts';

/*
 * Plays every story of a screen, the shell or a flow in the static Storybook and writes down what it showed: its address, its
 * scenario, its calls and its words. The boards and the search of Storybook read it (.storybook/boards).
 */
const { values } = parseArgs({ options: { dir: { type: 'string', default: 'storybook-static' }, only: { type: 'string', default: '' } } });
const folder = path.join(root, '.storybook/seen');

interface SeenPage extends AgentPage {
  __STORYBOOK_ADDONS_CHANNEL__: {
    once: (event: string, listener: (seen: SeenStory) => void) => void;
    on: (event: string, listener: () => void) => void;
    emit: (event: string) => void;
  };
  /** Something was pressed or typed. */
  acted: boolean;
}

function installWitness(): void {
  const page = globalThis as unknown as SeenPage;
  const act = () => {
    page.acted = true;
  };
  for (const event of ['pointerdown', 'keydown', 'input']) document.addEventListener(event, act, { capture: true });
}

const entries = readIndex(values.dir).filter(
  ({ type, subtype, title, id }) =>
    type === 'story' && subtype !== 'test' && /^(Screens|Shell|Flows)\//.test(title) && id.split('--')[0]?.includes(values.only),
);
// In the order of the pictures.
entries.sort((a, b) => (a.id < b.id ? -1 : 1));
const server = await serve(path.resolve(root, values.dir));
const launched = await chromium.launch(launchOptions());
const records = new Map<string, StateRecord>();
const unsound = new Map<string, string>();
try {
  const rest = entries.values();
  await Promise.all([0, 1].map(() => record(launched, rest)));
} finally {
  await launched.close();
  await server.close();
}
write();
for (const [id, problem] of unsound) console.log(`✗ ${id}\n  ${problem}`);
if (unsound.size > 0) process.exitCode = 1;

async function record(browser: Browser, stories: Iterable<IndexEntry>): Promise<void> {
  const page = await openStorybookPage(browser, { viewport: settings.base.viewport, reducedMotion: 'reduce', installs: [installWitness] });
  const sent = new Set<string>();
  page.on('request', (request) => {
    if (/\/api\/(front|pc)\//.test(request.url())) sent.add(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await loadStorybook(page, server.url, settings.base);
  // While somebody listens the stories note what they show.
  await page.evaluate(() => (globalThis as unknown as SeenPage).__STORYBOOK_ADDONS_CHANNEL__.on('galleria/story-seen', () => {}));
  for (const { id } of stories) {
    sent.clear();
    const shown = await show(page, id).catch(String);
    if (typeof shown === 'string') unsound.set(id, shown.slice(0, 300));
    else if (shown.problems.length) unsound.set(id, shown.problems.join(' ').slice(0, 300));
    else records.set(id, recordOf(shown.seen, shown.acted, shown.text, [...sent]));
  }
  await page.context().close();
}

async function show(page: Page, id: string) {
  return within(
    60,
    page.evaluate(async (id) => {
      const page = globalThis as unknown as SeenPage;
      page.acted = false;
      const { problems } = await page.visualAgent.play(id);
      await page.visualAgent.settle();
      const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
      const seen = await new Promise<SeenStory>((resolve) => {
        channel.once('galleria/story-seen', resolve);
        channel.emit('galleria/ask-seen');
      });
      const hints = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map(({ placeholder }) => placeholder);
      return { problems, seen, acted: page.acted, text: [document.body.innerText, ...hints].join('\n') };
    }, id),
  );
}

function recordOf({ route, scenario, calls, messages }: SeenStory, acted: boolean, text: string, sent: readonly string[]): StateRecord {
  const visible = plain(text);
  const shown = messages.filter(([, message]) => plain(message) && visible.includes(plain(message)));
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
    calls: [...new Set(answers)],
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

/** One file for each screen, with what all of its stories show written once. */
function write(): void {
  mkdirSync(folder, { recursive: true });
  const groups = Map.groupBy(entries, ({ id }) => id.split('--')[0] ?? id);
  if (values.only === '') for (const file of readdirSync(folder)) if (file.endsWith('.json')) rmSync(path.join(folder, file));
  for (const [screen, stories] of groups) {
    const found = stories.flatMap(({ id }) => records.get(id) ?? []);
    const inAll = (part: 'messages' | 'words' | 'calls') =>
      found.length < 2 ? [] : (found[0]?.[part] ?? []).filter((text) => found.every((record) => record[part].includes(text)));
    const all = { calls: inAll('calls'), messages: inAll('messages'), words: inAll('words') };
    const states: ScreenStates = {
      title: stories[0]?.title ?? screen,
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
    writeFileSync(path.join(folder, `${screen}.json`), `${JSON.stringify(states, null, 2)}\n`);
  }
  execFileSync(process.execPath, [bin('@biomejs/biome', 'biome'), 'format', '--write', folder], { stdio: 'ignore' });
  console.log(`${records.size} stories of ${groups.size} titles in ${(performance.now() / 1000).toFixed(1)} s`);
}
