import { SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Stack } from '../../layout/index.ts';
import * as styles from './StatusBanner.css.ts';

/** The inside of a `StatusBanner` while it is loading; its page holds it in a `Skeleton`. */
export function StatusBannerBones({ steps = false }: { /** A `Stepper` stands below it. */ steps?: boolean | undefined }) {
  return (
    <Stack gap={6}>
      <div className={styles.head}>
        <SkeletonBlock className={styles.disc} />
        <Stack gap={1} className={styles.words}>
          <SkeletonText scale="title" />
          <SkeletonText width="most" />
        </Stack>
      </div>
      {steps && <SkeletonBlock shape="steps" />}
    </Stack>
  );
}
