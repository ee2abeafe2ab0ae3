import { Skeleton, SkeletonBlock, type SkeletonProps, SkeletonText } from '../../components/Skeleton/index.ts';
import { Stack } from '../../layout/index.ts';
import { line, list, picture } from '../OrderLine/OrderLine.css.ts';
import * as frame from './CardFrame.css.ts';

export interface OrderCardSkeletonProps extends Omit<SkeletonProps, 'children'> {
  /** How many cards are drawn. */
  cards?: number | undefined;
  /** Without it the cards end with their lines, as those of reviews do. */
  foot?: boolean | undefined;
}

/** Order cards while they are loading, in the same layout. Renders a `<div>`. */
export function OrderCardSkeleton({ cards = 3, foot = true, ...rest }: OrderCardSkeletonProps) {
  return (
    <Skeleton {...rest}>
      <Stack>
        {Array.from({ length: cards }, (_, at) => (
          <div key={at} className={frame.root}>
            <div className={frame.head}>
              <SkeletonText />
            </div>
            <div className={list}>
              <div className={line}>
                <SkeletonBlock shape="picture" className={picture} />
                <SkeletonText />
              </div>
            </div>
            {foot && (
              <div className={frame.foot}>
                <SkeletonBlock shape="tag" className={frame.sum} />
              </div>
            )}
          </div>
        ))}
      </Stack>
    </Skeleton>
  );
}
