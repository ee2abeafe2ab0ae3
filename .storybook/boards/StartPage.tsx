import { localeCodes, locales } from '@galleria/ui/locales';
import { useEffect, useState } from 'react';
import styles from './boards.module.css';
import { FindBySeen } from './FindBySeen.tsx';
import { OpenFindings } from './OpenFindings.tsx';
import { Page } from './Page.tsx';
import { type IndexedStory, loadStoryIndex, pictureOf, picturesOf } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';
import { ways } from './ways.ts';

/** Every screen by the shopper's way, with its accepted picture, and the search by what is seen. */
export function StartPage() {
  const [stories, setStories] = useState<readonly IndexedStory[]>([]);
  useEffect(() => void loadStoryIndex().then(setStories), []);
  return (
    <Page>
      <FindBySeen stories={stories} />
      <OpenFindings />
      {ways.map(({ name, screens }) => (
        <section key={name} aria-labelledby={`way-${name}`}>
          <h2 id={`way-${name}`}>{name}</h2>
          <ul className={styles['screens']}>
            {screens.map((screen) => (
              <Screen key={screen} name={screen} stories={stories.filter(({ title }) => title === `Screens/${screen}`)} />
            ))}
          </ul>
        </section>
      ))}
      <p>
        Every state can be read in {localeCodes.map((code) => locales[code].name).join(', ')} and in a pseudo-language 40 % longer, by day
        and by night and in forced colours.
      </p>
    </Page>
  );
}

const counted = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

function Screen({ name, stories }: { name: string; stories: readonly IndexedStory[] }) {
  const [first] = stories;
  const count = (kind: string) => stories.filter(({ tags }) => tags.includes(kind)).length;
  const pictures = stories.reduce((sum, { tags }) => sum + picturesOf(tags).length, 0);
  return (
    <li className={styles['screen']}>
      <div className={styles['small']}>{first && <img src={pictureOf(first.id, 'base')} alt="" loading="lazy" decoding="async" />}</div>
      <StoryLink to={`${first?.id.split('--')[0] ?? 'screens'}--docs`} className={styles['cover']}>
        {name}
      </StoryLink>
      <p className={styles['quiet']}>
        {counted(stories.length, 'story', 'stories')}: {counted(count('state'), 'state')}, {counted(count('action'), 'action')},{' '}
        {counted(count('fault'), 'fault')}
      </p>
      <p className={styles['quiet']}>
        {counted(pictures, 'picture')} · {localeCodes.length} languages · light, dark
      </p>
    </li>
  );
}
