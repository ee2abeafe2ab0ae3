import { DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useAddressed } from './address.ts';
import styles from './boards.module.css';
import { Compare } from './Compare.tsx';
import { Page } from './Page.tsx';
import { recordsOf } from './records.ts';
import { readSide, type Side, sideText } from './sides.ts';
import { StateCard } from './StateCard.tsx';
import type { BoardStory, StateKind, StateRecord } from './states.ts';
import { chosenOf } from './chosen.ts';
import { useFound } from './useFound.ts';
import { sentenceOf } from '../kit/controls.ts';

const kinds: readonly (readonly [StateKind, string])[] = [
  ['state', 'States'],
  ['action', 'Actions'],
  ['fault', 'Faults'],
];

/** All stories of a screen side by side. What is filtered and compared stands in the address. */
export function StateBoard() {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  const [records, setRecords] = useState<Readonly<Record<string, StateRecord>>>({});
  const [words, setWords] = useAddressed('words');
  const [compared, setCompared] = useAddressed('compare');
  const chosen = useChosen();
  const screen = preparedMeta.id;
  useEffect(() => void recordsOf(screen).then(setRecords), [screen]);

  const { found } = useFound(records, words);
  const stories = context.componentStories().map(
    ({ id, name, tags, parameters }): BoardStory => ({
      id,
      name,
      tags,
      sentence: sentenceOf(parameters),
      record: records[id],
    }),
  );
  const ids = stories.map(({ id }) => id);
  const [left, right] = compared.split('~').map((text) => readSide(text, ids));
  const show = (sides: readonly Side[]) => setCompared(sides.map(sideText).join('~'));
  const compare = (id: string) =>
    show([
      { ...chosen, id, isLive: false },
      { ...chosen, id, theme: chosen.theme === 'dark' ? 'light' : 'dark', isLive: false },
    ]);
  const matching = words.trim() === '' || !found ? stories : stories.filter(({ id }) => found.some((story) => story.id === id));
  return (
    <Page>
      <Title />
      <div className={styles['tools']}>
        <input
          type="search"
          aria-label="Only states with these words"
          placeholder="Only states with these words"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <p role="status" className={styles['quiet']}>
          {matching.length} of {stories.length}
        </p>
      </div>
      {left && right && <Compare stories={stories} sides={[left, right]} onChange={show} onClose={() => setCompared('')} />}
      {kinds.map(([kind, title]) => {
        const ofKind = matching.filter(({ record }) => (record?.kind ?? 'state') === kind);
        return (
          ofKind.length > 0 && (
            <section key={kind} aria-labelledby={`board-${kind}`}>
              <h2 id={`board-${kind}`}>{title}</h2>
              <ul className={styles['board']}>
                {ofKind.map((story) => (
                  <StateCard key={story.id} story={story} chosen={chosen} onCompare={() => compare(story.id)} />
                ))}
              </ul>
            </section>
          )
        );
      })}
    </Page>
  );
}

/** The language and the theme of the toolbar. */
function useChosen() {
  const context = useContext(DocsContext);
  const [story] = context.componentStories();
  const [globals, setGlobals] = useState(() => (story ? context.getStoryContext(story).globals : {}));
  useEffect(() => {
    const channel = addons.getChannel();
    const update = (payload: { globals: Record<string, unknown> }) => setGlobals(payload.globals);
    channel.on(GLOBALS_UPDATED, update);
    return () => channel.off(GLOBALS_UPDATED, update);
  }, []);
  return chosenOf(globals);
}
