import { vars } from '../../packages/ui/src/theme/contract.css.ts';
import { dark } from '../../packages/ui/src/theme/dark.ts';
import { groundVars } from '../../packages/ui/src/theme/grounds.css.ts';
import { light } from '../../packages/ui/src/theme/light.ts';
import styles from './foundations.module.css';
import { type ColourRole, pairsOf, purposes, roles } from '../../packages/ui/src/theme/purposes.ts';
import { sample } from './sample.ts';

const palettes = Object.entries({ light, dark });
const grounds = Object.keys(light.ground).filter((name): name is keyof typeof light.ground => name in light.ground);

/** Every colour of the contract by day and night, with the measured contrast on each ground that it is meant for. */
export function ColourRoles() {
  return (
    <div className={`sb-unstyled ${styles['page']}`}>
      {roles.map((role) => (
        <section key={role} className={styles['role']}>
          <h3>
            {role} <small>{purposes[role].kind}</small>
          </h3>
          <code>{nameOf(vars.color[role])}</code>
          <div className={styles['pair']}>
            {palettes.map(([theme, { color }]) => (
              <Swatch key={theme} theme={theme} role={role} palette={color} />
            ))}
          </div>
        </section>
      ))}
      <h2>Grounds behind pictures</h2>
      {grounds.map((ground) => (
        <section key={ground} className={styles['role']}>
          <h3>{ground}</h3>
          <code>{nameOf(groundVars[ground])}</code>
          <div className={styles['pair']}>
            {palettes.map(([theme, palette]) => (
              <p key={theme} className={styles['swatch']} style={sample(palette.ground[ground])}>
                <i />
                {theme} {palette.ground[ground]}
              </p>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface SwatchProps {
  theme: string;
  role: ColourRole;
  palette: Readonly<Record<ColourRole, string>>;
}

function Swatch({ theme, role, palette }: SwatchProps) {
  return (
    <div>
      <p className={styles['swatch']} style={sample(palette[role])}>
        <i />
        {theme} {palette[role]}
      </p>
      <ul>
        {pairsOf(role, palette).map(({ ground, ratio, least }) => (
          <li key={ground} className={styles['measure']}>
            <b className={styles['letters']} style={sample(palette[role], palette[ground])} aria-hidden>
              Aa
            </b>
            on {ground}
            <span>
              {ratio.toFixed(2)} {ratio >= least ? `passes ${least}` : `FAILS, needs ${least}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** `var(--galleria-color-text)` is the custom property of that name. */
const nameOf = (variable: string) => variable.replace(/^var\(|\)$/g, '');
