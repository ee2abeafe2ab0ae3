import { SkeletonBlock, Skeleton } from '../../components/Skeleton/index.ts';
import { OrderCardSkeleton } from '../../patterns/OrderCard/index.ts';
import * as states from './OrderStates.css.ts';
import * as styles from './AccountOverviewScreen.css.ts';

/** The overview while it is loading, in its own layout. */
export function UserCentreSkeleton({ title, label, orderLabel }: { title: string; label: string; orderLabel: string }) {
  return (
    <div className={styles.root}>
      <div className={styles.greeting}>
        <SkeletonBlock className={styles.boneAvatar} />
        <div className={styles.who}>
          <h1 className={styles.eyebrow}>{title}</h1>
          <SkeletonBlock className={styles.boneHello} />
        </div>
        <div className={styles.figures}>
          {[0, 1, 2].map((at) => (
            <div key={at} className={styles.figure}>
              <div className={styles.figureLink}>
                <SkeletonBlock className={styles.boneFigure} />
                <SkeletonBlock className={styles.boneFigureName} />
              </div>
            </div>
          ))}
        </div>
      </div>
      <Skeleton label={label} className={styles.padded}>
        <SkeletonBlock className={styles.boneHeading} />
        <div className={states.states}>
          {[0, 1, 2, 3, 4].map((at) => (
            <div key={at} className={states.state}>
              <SkeletonBlock className={styles.boneIcon} />
              <SkeletonBlock className={styles.boneWord} />
            </div>
          ))}
        </div>
      </Skeleton>
      <div>
        <div className={styles.headingAlone}>
          <SkeletonBlock className={styles.boneHeadingAlone} />
        </div>
        <OrderCardSkeleton cards={1} label={orderLabel} />
      </div>
    </div>
  );
}
