import { Icon, type IconNode } from '@galleria/ui';
import styles from './foundations.module.css';
import { usedIcons } from './usedIcons.ts';

const sources = import.meta.glob<string>(['../../packages/ui/src/**/*.tsx', '!**/*.stories.tsx', '!**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every icon that the library uses, with its name and who uses it. */
export function IconSheet({ glyphs }: { glyphs: Readonly<Record<string, unknown>> }) {
  return (
    <ul className={styles['sheet']}>
      {[...usedIcons(sources)].map(([name, places]) => {
        const glyph = glyphs[name];
        return (
          <li key={name}>
            {isGlyph(glyph) && <Icon icon={glyph} size={24} />}
            <b>{name}</b>
            <small>{[...new Set(places)].join(', ')}</small>
          </li>
        );
      })}
    </ul>
  );
}

/** The package exports functions, too. */
const isGlyph = (value: unknown): value is IconNode => Array.isArray(value);
