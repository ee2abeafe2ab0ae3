import { Bone } from '../../components/Skeleton/index.ts';
import * as styles from './StatusBanner.css.ts';

/** The inside of a `StatusBanner` while it is loading; its page holds it in a `Skeleton`. */
export function StatusBannerBones({ steps = false }: { /** A `Stepper` stands below it. */ steps?: boolean }) {
  return (
    <>
      <div className={styles.boneHead}>
        <Bone className={styles.boneDisc} />
        <div className={styles.boneWords}>
          <Bone className={styles.boneTitle} />
          <Bone className={styles.boneText} />
        </div>
      </div>
      {steps && <Bone className={styles.boneSteps} />}
    </>
  );
}
