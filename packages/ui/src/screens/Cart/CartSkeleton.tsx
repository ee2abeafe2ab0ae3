'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Panel, Stack } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import * as figures from './CartFigures.css.ts';
import * as lines from './CartLines.css.ts';
import * as line from './CartRow.css.ts';
import * as styles from './CartSkeleton.css.ts';
import * as summary from './Summary.css.ts';

/** Of real lines those out of sight are not laid out. A skeleton has few, and what stands below it is not to move. */
const atOnce = { contentVisibility: 'visible' } as const;

/** What it will cost, on its way. */
export function SummarySkeleton() {
  const { t } = useTranslation('cart');
  return (
    <Panel aria-hidden padding="large" className={summary.root}>
      <SkeletonText scale="subtitle" className={summary.title} />
      <Skeleton label={t('loading')} className={summary.rows}>
        <div className={summary.row}>
          <Stack gap={0} className={styles.name}>
            <SkeletonText width="most" />
            <SkeletonText scale="meta" width="quarter" />
          </Stack>
          <SkeletonText width="full" className={styles.end} />
        </div>
        <div className={summary.row}>
          <SkeletonText width="most" className={styles.name} />
          <SkeletonText width="full" className={styles.end} />
        </div>
        <div className={summary.total}>
          <SkeletonText width="half" className={styles.wholeName} />
          <SkeletonText scale="title" width="full" className={styles.end} />
        </div>
      </Skeleton>
      <div className={summary.act}>
        <SkeletonBlock className={styles.act} />
        <SkeletonText scale="meta" width="most" lines={2} className={classes(summary.roomyNote, styles.note)} />
      </div>
    </Panel>
  );
}

/** A cart on its way, in the layout that it will have. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack>
        <Panel padding="inline" className={lines.bar}>
          <SkeletonBlock className={styles.box} />
        </Panel>
        {[2, 1].map((count, shop) => (
          <Panel key={shop} padding="none">
            <div className={lines.shop}>
              <SkeletonBlock className={styles.box} />
              <div className={styles.shop}>
                <SkeletonBlock className={styles.logo} />
                <SkeletonText width="quarter" />
              </div>
            </div>
            <div className={lines.lines} style={atOnce}>
              {Array.from({ length: count }, (_, at) => (
                <LineBones key={at} />
              ))}
            </div>
          </Panel>
        ))}
      </Stack>
    </Skeleton>
  );
}

function LineBones() {
  return (
    <div className={line.row} style={atOnce}>
      <div className={line.check}>
        <SkeletonBlock className={styles.box} />
      </div>
      <SkeletonBlock className={classes(line.picture, styles.square)} />
      <div className={line.about}>
        <SkeletonText width="most" className={styles.words} />
        <SkeletonBlock className={styles.spec} />
      </div>
      <div className={figures.price}>
        <SkeletonText width="full" className={styles.amount} />
      </div>
      <div className={figures.quantity}>
        <SkeletonBlock className={styles.stepper} />
      </div>
      <div className={figures.subtotal}>
        <SkeletonText width="full" className={classes(styles.amount, styles.amountAtEnd)} />
      </div>
      <div className={figures.remove}>
        <SkeletonBlock className={styles.icon} />
      </div>
    </div>
  );
}
