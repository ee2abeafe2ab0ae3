import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import type { StateRecord } from '../.storybook/boards/states.ts';
import type { SeenStory } from '../.storybook/kit/seen.ts';
import { browser as launchOptions } from '../tools/browser.ts';
import { root } from '../tools/paths.ts';
import { settle } from './lateScripts.ts';
import type { AgentPage } from './page/agent.ts';
import { installClasses } from './page/styles.ts';
import { serve } from './serve.ts';
import { StorySources } from './sources.ts';
import { recordOf, statesOf, writeRecords } from './stateRecords.ts';
import { readIndex } from './staticStorybook.ts';
import type { IndexEntry } from './stories.ts';
import { loadStorybook, openStorybookPage, within } from './storybookPage.ts';
import { type Setting, settings } from './variants.ts';
import { classFilesName, packWitnesses, readWitnessFile, type Witness, witnessFolder } from './witness.ts';

/*
 * Plays every story in the static Storybook and writes down what it used: its messages and styles, by which `--changed` knows
 * what a change can be seen in (witnesses/); and of a screen, the shell or a flow what it showed, for the boards and the search
 * of Storybook (.storybook/boards). `--stale` plays what is recorded of other sources than those that are here now.
 */
const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'storybook-static' },
    only: { type: 'string', default: '' },
    stale: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(`Writes down what every story of a built Storybook shows and uses.

  --only TEXT   stories with this part of an id
  --stale       stories that were recorded of other sources than those that are here now
  --dir DIR     the built Storybook; storybook-static`);
  process.exit();
}

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

const titleOf = (id: string) => id.split('--')[0] ?? id;
const hasBoard = ({ title }: IndexEntry) => /^(Screens|Shell|Flows)\//.test(title);
const sources = new StorySources(root);
const isStale = ({ id, importPath }: IndexEntry) => readWitnessFile(root, id)?.sources !== sources.of(importPath);
const entries = readIndex(values.dir).filter(
  (entry) =>
    entry.type === 'story' && entry.subtype !== 'test' && titleOf(entry.id).includes(values.only) && (!values.stale || isStale(entry)),
);
// In the order of the pictures.
entries.sort((a, b) => (a.id < b.id ? -1 : 1));
const folder = path.resolve(root, values.dir);
const classFiles: Record<string, string> = JSON.parse(readFileSync(path.join(folder, classFilesName), 'utf8'));
const server = await serve(folder);
const launched = await chromium.launch(launchOptions());
const records = new Map<string, StateRecord>();
const witnesses = new Map<string, Witness>();
const unsound = new Map<string, string>();
try {
  const rest = entries.values();
  await Promise.all([0, 1].map(() => walk(launched, settings.base, rest)));
  // A play may open other things in a narrow window.
  const narrow = entries.filter(({ tags }) => tags?.includes('visual:mobile')).values();
  await Promise.all([0, 1].map(() => walk(launched, settings.mobile, narrow)));
} finally {
  await launched.close();
  await server.close();
}
write();
for (const [id, problem] of unsound) console.log(`✗ ${id}\n  ${problem}`);
if (unsound.size > 0) process.exitCode = 1;

async function walk(browser: Browser, setting: Setting, stories: Iterable<IndexEntry>): Promise<void> {
  const page = await openStorybookPage(browser, {
    viewport: setting.viewport,
    reducedMotion: 'reduce',
    installs: [installWitness, installClasses],
  });
  const sent = new Set<string>();
  page.on('request', (request) => {
    if (/\/api\/(front|pc)\//.test(request.url())) sent.add(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await loadStorybook(page, server.url, setting);
  // While somebody listens the stories note what they show.
  await page.evaluate(() => (globalThis as unknown as SeenPage).__STORYBOOK_ADDONS_CHANNEL__.on('galleria/story-seen', () => {}));
  for (const entry of stories) {
    sent.clear();
    await within(60, record(page, setting, entry, sent)).catch((error: unknown) => unsound.set(entry.id, String(error).slice(0, 300)));
  }
  await page.context().close();
}

async function record(page: Page, setting: Setting, entry: IndexEntry, sent: ReadonlySet<string>): Promise<void> {
  const { id } = entry;
  const problems = await page.evaluate(async (id) => {
    const page = globalThis as unknown as SeenPage;
    page.acted = false;
    page.visualAgent.classes();
    return (await page.visualAgent.play(id)).problems;
  }, id);
  if (problems.length > 0) throw new Error(problems.join(' '));
  await settle(page);
  const shown = await look(page);
  if (setting === settings.base && hasBoard(entry)) records.set(id, recordOf({ ...shown, sent: [...sent] }));
  // The narrowest window of the modes: what is drawn by width is another there.
  await page.setViewportSize({ ...setting.viewport, width: 320 });
  await settle(page);
  const narrow = await look(page);
  await page.setViewportSize(setting.viewport);
  note(id, {
    messages: [...shown.seen.messages, ...narrow.seen.messages].map(([key]) => key),
    styles: [...shown.classes, ...narrow.classes].flatMap((name) => classFiles[name] ?? []),
  });
}

/** What is on the page now, and the classes that were there since this was asked last. */
function look(page: Page) {
  return page.evaluate(async () => {
    const page = globalThis as unknown as SeenPage;
    const channel = page.__STORYBOOK_ADDONS_CHANNEL__;
    const seen = await new Promise<SeenStory>((resolve) => {
      channel.once('galleria/story-seen', resolve);
      channel.emit('galleria/ask-seen');
    });
    const hints = [...document.querySelectorAll<HTMLInputElement>('[placeholder]')].map(({ placeholder }) => placeholder);
    const text = [document.body.innerText, ...hints].join('\n');
    return { seen, acted: page.acted, text, classes: page.visualAgent.classes() };
  });
}

/** With what another window showed of the same story. */
function note(id: string, { messages, styles }: Witness): void {
  const known = witnesses.get(id);
  witnesses.set(id, {
    messages: [...new Set([...(known?.messages ?? []), ...messages])],
    styles: [...new Set([...(known?.styles ?? []), ...styles])],
  });
}

function write(): void {
  const titles = Map.groupBy(entries, ({ id }) => titleOf(id));
  const isWhole = values.only === '' && !values.stale;
  const boards = [...titles].filter(([, [first]]) => first && hasBoard(first));
  writeRecords(path.join(root, '.storybook/seen'), new Map(boards.map(([title, stories]) => [title, statesOf(stories, records)])), isWhole);
  const used = [...titles].map(([title, stories]) => {
    // A story that fails has no record: it is always asked for.
    const sound = stories.flatMap(({ id }) => (unsound.has(id) ? [] : [[id, witnesses.get(id) ?? { messages: [], styles: [] }] as const]));
    return [title, packWitnesses(sources.of(stories[0]?.importPath ?? ''), new Map(sound))] as const;
  });
  writeRecords(path.join(root, witnessFolder), new Map(used), isWhole);
  console.log(`${witnesses.size} stories of ${titles.size} titles in ${(performance.now() / 1000).toFixed(1)} s`);
}
