import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { objectShadow } from '../../packages/ui/src/theme/grounds.css.ts';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import { motion, radius, space } from '../../packages/ui/src/theme/scale.ts';
import styles from './foundations.module.css';
import { sample } from './sample.ts';

interface TokensProps {
  tokens: Readonly<Record<string, string>>;
  /** How a token is drawn: a class of the style sheet. */
  as: 'bar' | 'corner' | 'mover';
}

function Tokens({ tokens, as }: TokensProps) {
  return (
    <dl className={`sb-unstyled ${styles['page']} ${styles['rows']}`}>
      {Object.entries(tokens).map(([name, value]) => (
        <div key={name}>
          <dt>
            {name} <small>{value}</small>
          </dt>
          <dd>
            <div className={styles[as]} style={sample(value)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Every step of space as a bar of its length. */
export const SpaceSteps = () => <Tokens tokens={space} as="bar" />;

/** Every radius at a corner. */
export const Radii = () => <Tokens tokens={{ ...light.radius, full: radius.full }} as="corner" />;

/** Every duration: hover or focus one to see it. */
export const Motions = () => <Tokens tokens={motion} as="mover" />;

/** Every shadow on the ground of its theme. */
export function Shadows() {
  const names = Object.keys(light.shadow).filter((name): name is keyof typeof light.shadow => name in light.shadow);
  return (
    <dl className={`sb-unstyled ${styles['page']} ${styles['rows']}`}>
      {names.map((name) => (
        <div key={name}>
          <dt>
            {name} <small>{(name === 'object' ? objectShadow : vars.shadow[name]).replace(/^var\(|\)$/g, '')}</small>
          </dt>
          <dd className={styles['pair']}>
            {Object.entries({ light, dark }).map(([theme, { shadow, color }]) => (
              <div key={theme} className={styles['floor']} style={sample(color.raised, color.page)}>
                <div
                  className={styles['card']}
                  style={{ [shadow[name].startsWith('drop-shadow') ? 'filter' : 'boxShadow']: shadow[name] }}
                />
              </div>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
