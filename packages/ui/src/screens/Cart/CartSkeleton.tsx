'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Panel, Stack } from '../../layout/index.ts';
import { PriceSummarySkeleton } from '../../patterns/PriceSummary/index.ts';
import * as styles from './CartSkeleton.css.ts';
import { root as summary } from './Summary.css.ts';

/** What it will cost, on its way. */
export function SummarySkeleton() {
  const { t } = useTranslation('cart');
  return (
    <Panel aria-hidden padding="large" className={summary}>
      <PriceSummarySkeleton label={t('loading')} />
    </Panel>
  );
}

/** A cart on its way, in the layout that it will have. */
export function CartSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack>
        <Panel padding="small">
          <SkeletonText width="quarter" />
        </Panel>
        {[2, 1].map((lines, shop) => (
          <Panel key={shop} padding="medium">
            <Stack gap={5}>
              <SkeletonText width="quarter" />
              {Array.from({ length: lines }, (_, at) => (
                <div key={at} className={styles.line}>
                  <SkeletonBlock className={styles.box} />
                  <SkeletonBlock className={styles.picture} />
                  <Stack gap={2}>
                    <SkeletonText width="most" />
                    <SkeletonText width="quarter" />
                  </Stack>
                  <SkeletonText width="half" />
                </div>
              ))}
            </Stack>
          </Panel>
        ))}
      </Stack>
    </Skeleton>
  );
}
