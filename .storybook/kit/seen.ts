import { addons } from 'storybook/preview-api';
import { networkOfStory } from './networks.ts';

/** Asked on Storybook's channel when a story has been played, and answered with what it showed (visual/seen.ts). */
const askSeen = 'galleria/ask-seen';
const storySeen = 'galleria/story-seen';

/** What one story showed. */
export interface SeenStory {
  id: string;
  /** The address that the screen is at. */
  route?: string | undefined;
  /** The name of its scenario in mocks/scenarios. */
  scenario?: string | undefined;
  /** The calls of its page, each with how it was answered. */
  calls: readonly SeenCall[];
  /** Every message that was asked for, and what it read. Its language stands behind the key unless it is English. */
  messages: readonly (readonly [key: string, text: string])[];
}

export interface SeenCall {
  method: string;
  path: string;
  /** An error of the envelope, no envelope at all, a broken connection, or no answer yet. */
  answer: 'ok' | 'refused' | 'unreadable' | 'lost' | 'pending';
}

interface ShownStory {
  id: string;
  parameters: Readonly<Record<string, unknown>>;
}

const messages = new Map<string, string>();
let present: ShownStory | undefined;
let listens = false;

/** Whether somebody records: it costs nothing otherwise. */
export const isRecorded = () => addons.getChannel().listenerCount(storySeen) > 0;

/** Notes each message that a screen asks i18next for. */
export const noteMessages = {
  type: 'postProcessor' as const,
  name: 'seen',
  process(value: string, _key: unknown, options: { i18nResolved?: { exactUsedKey?: string; usedNS?: string; usedLng?: string } }) {
    const { exactUsedKey, usedNS, usedLng = 'en' } = options.i18nResolved ?? {};
    if (exactUsedKey !== undefined && usedNS !== undefined && isRecorded())
      messages.set(`${usedNS}:${exactUsedKey}${usedLng === 'en' ? '' : `@${usedLng}`}`, value);
    return value;
  },
};

/** Before a story is drawn. */
export function beginSeen(story: ShownStory): void {
  messages.clear();
  present = story;
  if (listens) return;
  listens = true;
  addons.getChannel().on(askSeen, async () => present && addons.getChannel().emit(storySeen, await seenOf(present)));
}

async function seenOf({ id, parameters: { scenario, route } }: ShownStory): Promise<SeenStory> {
  const calls = await Promise.all((networkOfStory(id)?.log ?? []).map(async (call) => ({ ...call, answer: await kindOf(call.answer) })));
  return {
    id,
    calls,
    messages: [...messages],
    ...(typeof scenario === 'function' && { scenario: await nameOf(scenario), route: typeof route === 'string' ? route : '/' }),
  };
}

const scenarioFiles = import.meta.glob<Record<string, unknown>>('../../mocks/scenarios/*.ts');

/** The file of mocks/scenarios that a scenario stands in, and what it is called there: "cart.empty". */
async function nameOf(scenario: unknown): Promise<string | undefined> {
  for (const [file, load] of Object.entries(scenarioFiles)) {
    for (const group of Object.values(await load())) {
      const [name] = Object.entries(Object(group)).find(([, one]) => one === scenario) ?? [];
      if (name !== undefined) return `${file.replace(/^.*\/|\.ts$/g, '')}.${name}`;
    }
  }
  return undefined;
}

async function kindOf(answer: Response | 'lost' | undefined): Promise<SeenCall['answer']> {
  if (answer === undefined) return 'pending';
  if (answer === 'lost') return 'lost';
  try {
    const body: unknown = JSON.parse(await answer.clone().text());
    if (typeof body !== 'object' || body === null || !('code' in body)) return 'unreadable';
    return body.code === 200 ? 'ok' : 'refused';
  } catch {
    return 'unreadable';
  }
}
