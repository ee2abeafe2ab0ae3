import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { image } from '../../components/Image/Image.css.ts';
import { Inline, Stack } from '../../layout/index.ts';
import * as styles from './GoodsDetailScreen.css.ts';

const values = [styles.boneChip, styles.boneChip, styles.boneChip];
/** Two attributes of three values, and the quantity. */
const choices = [values, values, [styles.boneQuantity]];

/**
 * The page of goods while they are on their way, in the same layout. The first picture may come before all else, into `data-first-picture`,
 * which has the class for it (packages/storefront/src/start/firstPicture.ts).
 */
export function GoodsDetailSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label} className={styles.skeleton}>
      <div className={styles.goods}>
        <div className={styles.pictures}>
          <div className={styles.gallery}>
            <SkeletonBlock className={styles.bonePicture} data-first-picture={image} />
            <Inline gap={3} wrap={false} className={styles.boneThumbs}>
              {[1, 2, 3, 4, 5].map((one) => (
                <SkeletonBlock key={one} className={styles.boneThumb} />
              ))}
            </Inline>
          </div>
        </div>
        <Stack gap={6}>
          <Stack gap={2}>
            <SkeletonText width="quarter" />
            <SkeletonText scale="title" width="most" />
            <SkeletonText width="half" />
          </Stack>
          <SkeletonBlock className={styles.bonePrice} />
          {choices.map((chips, at) => (
            <div key={at} className={styles.boneChoice}>
              <SkeletonText className={styles.boneName} width="full" />
              <Inline gap={3} wrap={false}>
                {chips.map((size, place) => (
                  <SkeletonBlock key={place} shape="button" className={size} />
                ))}
              </Inline>
            </div>
          ))}
          <Inline gap={3} wrap={false}>
            <SkeletonBlock shape="button" className={styles.boneAct} />
            <SkeletonBlock shape="button" className={styles.boneAct} />
            <SkeletonBlock shape="button" className={styles.boneWish} />
          </Inline>
        </Stack>
        <div className={styles.details}>
          <SkeletonText lines={5} width="half" />
          <SkeletonBlock shape="card" className={styles.boneSeller} />
        </div>
      </div>
    </Skeleton>
  );
}
