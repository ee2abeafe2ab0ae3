import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import * as styles from './StatusBanner.css.ts';

/** The inside of a `StatusBanner` while it is loading; its page holds it in a `Skeleton`. */
export function StatusBannerBones({ steps = false }: { /** A `Stepper` stands below it. */ steps?: boolean }) {
  return (
    <>
      <div className={styles.boneHead}>
        <SkeletonBlock className={styles.boneDisc} />
        <div className={styles.boneWords}>
          <SkeletonBlock className={styles.boneTitle} />
          <SkeletonBlock className={styles.boneText} />
        </div>
      </div>
      {steps && <SkeletonBlock className={styles.boneSteps} />}
    </>
  );
}
