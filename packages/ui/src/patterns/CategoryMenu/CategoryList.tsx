'use client';

import { ChevronRight } from 'lucide';
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { DisclosureMenuGroup, DisclosureMenuLink } from '../../components/DisclosureMenu/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Image } from '../../components/Image/index.ts';
import { Link } from '../../components/Link/index.ts';
import { nextItem } from '../../components/Menu/menuKeys.ts';
import { fitsMedia } from '../../hooks/laidOut.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { from } from '../../theme/scale.ts';
import * as styles from './CategoryPanel.css.ts';
import type { CategoryView } from './category.ts';
import { useSafePointer } from './useSafePointer.ts';

interface CategoryListProps {
  categories: readonly CategoryView[];
  hrefOf: (category: CategoryView) => string;
}

/** The list of top-level categories; what is in the shown one stands right after it in the page's order. */
export function CategoryList({ categories, hrefOf }: CategoryListProps) {
  const id = useId();
  const { locale } = useFormat();
  const panel = useRef<HTMLDivElement>(null);
  // One below the other there is room for the list alone.
  const [shown, show] = useState(() => (fitsMedia(from.tablet) ? categories.find(hasChildren)?.id : undefined));
  const { move, forget } = useSafePointer(panel, show);

  const press = (category: CategoryView) => (event: MouseEvent) => {
    const byMouse = 'pointerType' in event.nativeEvent && event.nativeEvent.pointerType === 'mouse';
    forget();
    // Pointing has shown it already; a press of the mouse does not take it away again.
    show(shown === category.id && !byMouse ? undefined : category.id);
  };
  const enter = (category: CategoryView) => (event: KeyboardEvent<HTMLElement>) => {
    const forward = isRtl(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    if (event.key !== forward) return step(event, entriesOf(event.currentTarget));
    event.preventDefault();
    flushSync(() => show(category.id));
    panel.current?.querySelector<HTMLElement>('a[href]')?.focus();
  };
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const back = isRtl(event.currentTarget) ? 'ArrowRight' : 'ArrowLeft';
    if (event.key !== back) return step(event, [...event.currentTarget.querySelectorAll<HTMLElement>('a[href]')]);
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<HTMLElement>('button')?.focus();
  };

  return (
    <ul className={styles.list}>
      {categories.map((category) =>
        hasChildren(category) ? (
          <li key={category.id}>
            <button
              type="button"
              aria-expanded={shown === category.id}
              aria-controls={`${id}${category.id}`}
              className={styles.entry}
              onClick={press(category)}
              onPointerMove={move(category.id, shown === category.id)}
              onPointerLeave={forget}
              onKeyDown={enter(category)}
            >
              <span lang={foreignLang(category.name, locale)} className={styles.words}>
                {category.name}
              </span>
              <Icon icon={ChevronRight} size={16} className={styles.arrow} />
            </button>
            <div
              ref={shown === category.id ? panel : undefined}
              id={`${id}${category.id}`}
              hidden={shown !== category.id}
              role="presentation"
              className={styles.panel}
              onKeyDown={leave}
            >
              {shown === category.id && <Children category={category} hrefOf={hrefOf} />}
            </div>
          </li>
        ) : (
          <li key={category.id}>
            <Link href={hrefOf(category)} className={styles.entry} onKeyDown={(event) => step(event, entriesOf(event.currentTarget))}>
              <span lang={foreignLang(category.name, locale)} className={styles.words}>
                {category.name}
              </span>
            </Link>
          </li>
        ),
      )}
    </ul>
  );
}

function Children({ category, hrefOf }: Omit<CategoryListProps, 'categories'> & { category: CategoryView }) {
  const { t } = useTranslation('common');
  return (
    <>
      <Link href={hrefOf(category)} className={styles.whole}>
        {t('header.wholeCategory', { name: category.name })}
      </Link>
      <div className={styles.groups}>
        {category.children?.map((child) => (
          <DisclosureMenuGroup key={child.id} title={<Title {...child} />} href={hrefOf(child)}>
            {hasChildren(child) &&
              child.children?.map((leaf) => (
                <DisclosureMenuLink key={leaf.id} href={hrefOf(leaf)}>
                  {leaf.name}
                </DisclosureMenuLink>
              ))}
          </DisclosureMenuGroup>
        ))}
      </div>
    </>
  );
}

function Title({ id, name, icon }: CategoryView) {
  return (
    <>
      {icon && <Image src={icon} alt="" seed={id} className={styles.picture} />}
      {name}
    </>
  );
}

const hasChildren = ({ children }: CategoryView) => children !== undefined && children.length > 0;
const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl';

/** The top-level entries, without what is in them. */
function entriesOf(entry: Element): HTMLElement[] {
  return [...(entry.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li > :is(a, button)') ?? [])];
}

function step(event: KeyboardEvent<HTMLElement>, items: HTMLElement[]): void {
  const at = items.findIndex((item) => item === document.activeElement);
  const next = at < 0 ? undefined : nextItem(event.key, at, items.length);
  if (next === undefined) return;
  event.preventDefault();
  items[next]?.focus();
}
