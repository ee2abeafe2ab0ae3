import { localeCodes, localeOf, locales } from '@galleria/ui/locales';
import { useId, useState } from 'react';
import type { BoardStory } from './states.ts';
import styles from './boards.module.css';
import { englishName } from '../kit/toolbar.ts';
import { Frame } from './Frame.tsx';
import { frameOf, pictureFor, type Side } from './sides.ts';
import { pictureOf } from './storyIndex.ts';

interface CompareProps {
  stories: readonly BoardStory[];
  sides: readonly [left: Side, right: Side];
  onChange: (sides: readonly [Side, Side]) => void;
  onClose: () => void;
}

/** Two states, languages, themes, or a state and its accepted picture, upon each other: a slider parts them. */
export function Compare({ stories, sides: [left, right], onChange, onClose }: CompareProps) {
  const [part, setPart] = useState(50);
  const id = useId();
  return (
    <section className={styles['compare']} aria-label="Compare">
      <div className={styles['sides']}>
        <SideFields label="Left" side={left} stories={stories} onChange={(side) => onChange([side, right])} />
        <SideFields label="Right" side={right} stories={stories} onChange={(side) => onChange([left, side])} />
        <button type="button" className={styles['button']} onClick={onClose}>
          Close
        </button>
      </div>
      <label htmlFor={id}>How much of the left one is seen</label>
      <input id={id} type="range" min={0} max={100} value={part} onChange={({ target }) => setPart(target.valueAsNumber)} />
      <div className={styles['layers']}>
        <Shown side={left} label="Left" stories={stories} />
        <div className={styles['upper']} style={{ clipPath: `inset(0 0 0 ${part}%)` }}>
          <Shown side={right} label="Right" stories={stories} />
        </div>
        <div className={styles['parting']} style={{ insetInlineStart: `${part}%` }} />
      </div>
    </section>
  );
}

function Shown({ side, label, stories }: { side: Side; label: string; stories: readonly BoardStory[] }) {
  const story = stories.find(({ id }) => id === side.id);
  const variant = pictureFor(story?.tags ?? [], side.locale, side.theme);
  const title = `${label}: ${story?.name ?? side.id}, ${locales[side.locale].name}, ${side.theme}`;
  return side.isLive || !variant ? (
    <Frame key={frameOf(side)} isWhole title={title} story={frameOf(side)} />
  ) : (
    <Frame key={`${side.id}.${variant}`} isWhole title={title} picture={pictureOf(side.id, variant)} />
  );
}

interface SideFieldsProps {
  label: string;
  side: Side;
  stories: readonly BoardStory[];
  onChange: (side: Side) => void;
}

function SideFields({ label, side, stories, onChange }: SideFieldsProps) {
  const tags = stories.find(({ id }) => id === side.id)?.tags ?? [];
  const isAccepted = pictureFor(tags, side.locale, side.theme) !== undefined;
  return (
    <fieldset className={styles['side']}>
      <legend>{label}</legend>
      <Choice
        label={`${label}: state`}
        value={side.id}
        options={stories.map(({ id, name }) => [id, name])}
        onChange={(id) => onChange({ ...side, id })}
      />
      <Choice
        label={`${label}: language`}
        value={side.locale}
        options={localeCodes.map((code) => [code, code === 'en' ? 'English' : `${englishName(code)} · ${locales[code].name}`])}
        onChange={(code) => onChange({ ...side, locale: localeOf(code) ?? 'en' })}
      />
      <Choice
        label={`${label}: theme`}
        value={side.theme}
        options={[
          ['light', 'Light'],
          ['dark', 'Dark'],
        ]}
        onChange={(theme) => onChange({ ...side, theme: theme === 'dark' ? 'dark' : 'light' })}
      />
      <Choice
        label={`${label}: as it is now or was accepted`}
        value={side.isLive || !isAccepted ? 'live' : 'accepted'}
        options={[...(isAccepted ? [['accepted', 'Accepted picture'] as const] : []), ['live', 'Live']]}
        onChange={(source) => onChange({ ...side, isLive: source === 'live' })}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select aria-label={label} value={value} className={styles['select']} onChange={({ target }) => onChange(target.value)}>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
