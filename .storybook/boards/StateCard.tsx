import { useState } from 'react';
import { flowStories, flowNames } from '../docs/flowStories.ts';
import { flowWords, spoken } from '../docs/flowWords.ts';
import styles from './boards.module.css';
import type { Chosen } from './chosen.ts';
import { Frame } from './Frame.tsx';
import { frameOf, pictureFor } from './sides.ts';
import type { BoardStory } from './states.ts';
import { pictureOf } from './storyIndex.ts';
import { StoryLink } from './StoryLink.tsx';

interface StateCardProps {
  story: BoardStory;
  chosen: Chosen;
  onCompare: () => void;
}

/** One state: its accepted picture, or itself on a click, and what it means. */
export function StateCard({ story: { id, name, tags, sentence, record }, chosen, onCompare }: StateCardProps) {
  const [isLive, setLive] = useState(false);
  const accepted = pictureFor(tags, chosen.locale, chosen.theme);
  const isAsChosen = accepted !== undefined;
  return (
    <li id={`anchor--${id}`} className={styles['card']}>
      <Frame
        title={isLive ? `${name}, live` : name}
        picture={pictureOf(id, accepted ?? 'base')}
        story={isLive ? frameOf({ ...chosen, id }) : undefined}
      />
      {!isAsChosen && !isLive && <p className={styles['note']}>The picture is in English and light; live it is as the toolbar says.</p>}
      <h3>
        <StoryLink to={id}>{name}</StoryLink>
      </h3>
      {sentence && <p>{sentence}</p>}
      <dl className={styles['facts']}>
        <Fact name="Address" values={record?.route ? [record.route] : []} />
        <Fact name="Scenario" values={record?.scenario ? [record.scenario] : []} />
        <Fact name="Calls" values={record?.calls ?? []} />
        <Fact name="In the flow" values={placesInFlows(id)} />
      </dl>
      <div className={styles['acts']}>
        <button
          type="button"
          className={styles['button']}
          aria-label={`Live: ${name}`}
          aria-pressed={isLive}
          onClick={() => setLive(!isLive)}
        >
          Live
        </button>
        <button type="button" className={styles['button']} aria-label={`Compare: ${name}`} onClick={onCompare}>
          Compare
        </button>
      </div>
    </li>
  );
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{values.join(', ')}</dd>
    </div>
  );
}

/** The states of flows that this story shows. */
const placesInFlows = (id: string): string[] =>
  flowNames.flatMap((flow) =>
    Object.entries(flowStories[flow]).flatMap(([state, story]) => (story === id ? [`${flowWords[flow].title}: ${spoken(state)}`] : [])),
  );
