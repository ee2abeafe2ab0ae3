'use client';

import { Headset, RotateCcw, ShieldCheck, Truck } from 'lucide';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
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
  /** The same page in each language, by plain links in its own name; `present` is the one that is read. For a site of one language leave them out. */
  languages?:
    | {
        title: string;
        present: string;
        links: readonly { lang: string; name: string; href: string }[];
        /** Called when one is pressed; an event whose default is prevented leaves the page as it is, to change in place. */
        onChoose?: ((lang: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
      }
    | undefined;
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

/** What stands below every page: four promises, columns of links, the languages, the company. Renders a `<footer>`. */
export function Footer({
  slogans,
  columns,
  languages,
  linksLabel,
  home,
  logo,
  motto,
  copyright,
  address,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={classes(styles.root, className)}>
      <div className={styles.column}>
        <div className={styles.top}>
          <div>
            <Link className={styles.home} href={home.href} aria-label={home.label}>
              <ShopLogo logo={logo} />
            </Link>
            <p className={styles.motto}>{motto}</p>
          </div>
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
        <nav className={styles.columns} aria-label={linksLabel}>
          {columns.map(({ title, links }) => (
            <Column key={title} title={title}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link className={styles.link} href={href}>
                    {label}
                  </Link>
                </li>
              ))}
            </Column>
          ))}
          {languages && (
            <Column title={languages.title}>
              {languages.links.map(({ lang, name, href }) => (
                <li key={lang}>
                  <a
                    className={styles.link}
                    href={href}
                    lang={lang}
                    hrefLang={lang}
                    aria-current={lang === languages.present ? 'true' : undefined}
                    onClick={(event) => languages.onChoose?.(lang, event)}
                  >
                    {name}
                  </a>
                </li>
              ))}
            </Column>
          )}
        </nav>
        <div className={styles.bottom}>
          <p>{copyright}</p>
          <p>{address}</p>
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>{children}</ul>
    </div>
  );
}
