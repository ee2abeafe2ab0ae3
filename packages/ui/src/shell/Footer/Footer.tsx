import { Headset, RotateCcw, ShieldCheck, Truck } from 'lucide';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { classes } from '../../theme/classes.ts';
import { ShopLogo } from '../ShopLogo/index.ts';
import * as styles from './Footer.css.ts';

export const footerSlogans = ['delivery', 'returns', 'payment', 'service'] as const;
const glyphs = { delivery: Truck, returns: RotateCcw, payment: ShieldCheck, service: Headset } as const;

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** What the shop promises. */
  slogans: Readonly<Record<(typeof footerSlogans)[number], { title: string; text: string }>>;
  /** Links under headings, such as policy, about, delivery and contact. */
  columns: readonly { title: string; links: readonly { label: string; href: string }[] }[];
  /** What the columns are, for screen readers. */
  linksLabel: string;
  /** The shop's own page and its name. */
  home: { href: string; label: string };
  /** A logo of one's own, or the address of the operator's as the server has it; without one the drawn logo stands there. */
  logo?: string | ReactElement | undefined;
  /** Who the shop is, in a sentence. */
  motto: string;
  copyright: string;
  /** Where the company has its seat. */
  address: string;
}

/** What stands below every page: four promises, four columns of links, the company. Renders a `<footer>`. */
export function Footer({ slogans, columns, linksLabel, home, logo, motto, copyright, address, className, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={classes(styles.root, className)}>
      <div className={styles.column}>
        <div className={styles.top}>
          <Link className={styles.home} href={home.href} aria-label={home.label}>
            <ShopLogo logo={logo} />
          </Link>
          <ul className={styles.slogans}>
            {footerSlogans.map((name) => (
              <li key={name} className={styles.slogan}>
                <Icon icon={glyphs[name]} size={28} className={styles.icon} />
                <div>
                  <p className={styles.title}>{slogans[name].title}</p>
                  <p className={styles.small}>{slogans[name].text}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.middle}>
          <p className={styles.motto}>{motto}</p>
          <nav className={styles.columns} aria-label={linksLabel}>
            {columns.map(({ title, links }) => (
              <div key={title}>
                <h2 className={styles.title}>{title}</h2>
                <ul className={styles.links}>
                  {links.map(({ label, href }) => (
                    <li key={href}>
                      <Link className={styles.link} href={href}>
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <div className={styles.bottom}>
          <p>{copyright}</p>
          <p>{address}</p>
        </div>
      </div>
    </footer>
  );
}
