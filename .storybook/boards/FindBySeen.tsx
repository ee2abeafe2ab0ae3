import { localeCodes, locales } from '@galleria/ui/locales';
import { useEffect, useId, useState } from 'react';
import { useAddressed } from './address.ts';
import styles from './boards.module.css';
import { allRecords } from './records.ts';
import { type IndexedStory, pictureOf } from './storyIndex.ts';
import type { StateRecord } from './states.ts';
import { StoryLink } from './StoryLink.tsx';
import { useFound } from './useFound.ts';
import { withPictures } from './withPictures.ts';

/** Finds stories by the words that can be read in them, in any language of the shop. */
export function FindBySeen({ stories }: { stories: readonly IndexedStory[] }) {
  const [query, setQuery] = useAddressed('find');
  const [records, setRecords] = useState<Readonly<Record<string, StateRecord>>>();
  const { found, typed } = useFound(records, query);
  const isAsked = query.trim() !== '';
  const id = useId();
  useEffect(() => {
    if (isAsked) void allRecords().then((all) => setRecords(withPictures(all, stories)));
  }, [isAsked, stories]);
  return (
    <search className={styles['find']}>
      <label htmlFor={id}>Find a state by what is read in it</label>
      <input
        id={id}
        type="search"
        value={query}
        placeholder="request it again"
        autoComplete="off"
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={styles['quiet']}>
        {typed === ''
          ? `Words in any order, in ${localeCodes.length} languages; names, addresses, scenarios and kinds of pictures ("dark") count, too.`
          : found
            ? countOf(found.length)
            : 'The words are being loaded.'}
      </p>
      <ul className={styles['results']}>
        {found?.map(({ id, line, locale }) => {
          const story = stories.find((story) => story.id === id);
          return (
            <li key={id} className={styles['result']}>
              <div className={styles['small']}>
                <img src={pictureOf(id, 'base')} alt="" loading="lazy" decoding="async" />
              </div>
              <div>
                <StoryLink to={id} globals={{ locale }} className={styles['cover']}>
                  {story ? `${story.title.replace(/^Screens\//, '')}: ${story.name}` : id}
                </StoryLink>
                <p lang={locale}>{line}</p>
                {locale !== 'en' && <p className={styles['quiet']}>{locales[locale].name}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </search>
  );
}

function countOf(found: number) {
  if (found === 0) return 'No line of any story has all of these words: try fewer of them, or only the beginning of one.';
  return `${found === 60 ? 'The first 60' : found} ${found === 1 ? 'story' : 'stories'}`;
}
