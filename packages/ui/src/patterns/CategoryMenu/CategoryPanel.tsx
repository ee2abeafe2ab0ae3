import type { MouseEvent } from 'react';
import { Button } from '../../components/Button/index.ts';
import { useDisclosureMenu } from '../../components/DisclosureMenu/DisclosureMenu.tsx';
import { DisclosureMenuPanel } from '../../components/DisclosureMenu/index.ts';
import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { CategoryList } from './CategoryList.tsx';
import type { CategoryMenuProps } from './CategoryMenu.types.ts';
import * as styles from './CategoryPanel.css.ts';

type CategoryPanelProps = Pick<CategoryMenuProps, 'state' | 'hrefOf' | 'onRetry' | 'foot' | 'texts'>;

/** What the button of a category menu opens. */
export default function CategoryPanel({ foot, ...content }: CategoryPanelProps) {
  const { state } = content;
  const hasList = state.status === 'loading' || (state.status === 'ready' && state.categories.length > 0);
  return (
    <DisclosureMenuPanel layout="plain" pending={state.status === 'loading'} className={hasList ? styles.layer : styles.brief}>
      <Content {...content} />
      {foot && <div className={styles.foot}>{foot}</div>}
    </DisclosureMenuPanel>
  );
}

function Content({ state, hrefOf, onRetry, texts }: CategoryPanelProps) {
  const { trigger, setGoesIn } = useDisclosureMenu();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={texts.loading}>
          <div className={styles.list}>
            {Array.from({ length: 8 }, (_, at) => (
              <SkeletonBlock key={at} className={styles.boneEntry} />
            ))}
          </div>
          <div className={styles.panel}>
            <SkeletonBlock className={styles.boneTitle} />
            <div className={styles.groups}>
              {Array.from({ length: 9 }, (_, at) => (
                <SkeletonBlock key={at} className={styles.boneLine} />
              ))}
            </div>
          </div>
        </Skeleton>
      );
    case 'failed': {
      // This button goes away: focus waits at the one that opened the menu, and goes on to the first category.
      const retry = (event: MouseEvent<HTMLElement>) => {
        trigger.current?.focus({ preventScroll: true });
        setGoesIn(true, event.currentTarget);
        onRetry();
      };
      return (
        <div role="alert" className={styles.notice}>
          <p>{texts.failed}</p>
          <Button onClick={retry}>{texts.retry}</Button>
        </div>
      );
    }
    case 'ready':
      return state.categories.length > 0 ? (
        <CategoryList categories={state.categories} hrefOf={hrefOf} allText={texts.all} />
      ) : (
        <p className={styles.notice}>{texts.empty}</p>
      );
    default:
      return state satisfies never;
  }
}
