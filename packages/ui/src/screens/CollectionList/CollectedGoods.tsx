'use client';

import { Heart } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Checkbox } from '../../components/Checkbox/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Heading, Inline, Panel } from '../../layout/index.ts';
import { GoodsCard, GoodsGrid } from '../../patterns/GoodsCard/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './CollectionListScreen.css.ts';
import type { CollectedGoodsView } from './CollectionListScreen.state.ts';
import { type CollectedGoodsActs, useRemoval } from './useRemoval.ts';

interface CollectedGoodsProps extends CollectedGoodsActs {
  goods: readonly CollectedGoodsView[];
  /** Several are chosen, to be taken off together. */
  managing: boolean;
  goodsHref: (productId: number) => string;
}

/** The goods of a wish list. Each leaves by its heart, or several at once; what was taken off can be put back. */
export function CollectedGoods({ goods, managing, goodsHref, onRemove, onPutBack }: CollectedGoodsProps) {
  const { t } = useTranslation(['wishList', 'common']);
  const { leaving, remove } = useRemoval({ onRemove, onPutBack });
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  const chosen = managing ? goods.filter(({ id }) => marked.has(id)) : [];
  return (
    <Panel padding="large">
      <Heading level={2} className={visuallyHidden}>
        {t('common:items')}
      </Heading>
      {managing && (
        <Inline justify="between" gap={4} className={styles.bar} data-bar>
          <Checkbox
            checked={chosen.length === goods.length}
            indeterminate={chosen.length > 0 && chosen.length < goods.length}
            onChange={() => mark(new Set(chosen.length === goods.length ? [] : goods.map(({ id }) => id)))}
          >
            {t('all')}
          </Checkbox>
          <Button
            tone="accent"
            // It has the focus when nothing is chosen any more, and keeps it.
            {...(chosen.length === 0 && { 'aria-disabled': true })}
            loading={leaving.size > 0}
            onClick={() => chosen.length > 0 && remove(chosen)}
          >
            {chosen.length > 0 ? t('removeSelected', { count: chosen.length }) : t('removeNone')}
          </Button>
        </Inline>
      )}
      <GoodsGrid className={styles.grid}>
        {goods.map((entry, at) => (
          <div key={entry.id} data-entry={entry.id} className={classes(styles.item, leaving.has(entry.id) && styles.leaving)}>
            <GoodsCard
              goods={entry.goods}
              href={goodsHref(entry.goods.id)}
              eager={at < 8}
              gone={entry.onSale ? undefined : t('takenDown')}
            />
            {managing ? (
              <Checkbox className={styles.choice} checked={marked.has(entry.id)} onChange={() => mark(toggled(marked, entry.id))}>
                <span className={styles.cover}>
                  <VisuallyHidden>{entry.goods.name}</VisuallyHidden>
                </span>
              </Checkbox>
            ) : (
              <IconButton
                label={t('remove', { name: entry.goods.name })}
                icon={FilledHeart}
                className={styles.heart}
                onClick={() => remove([entry])}
              />
            )}
          </div>
        ))}
      </GoodsGrid>
    </Panel>
  );
}

const FilledHeart = (props: ComponentProps<'svg'>) => <Icon {...props} icon={Heart} fill="currentcolor" />;

function toggled(marked: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  return next;
}
