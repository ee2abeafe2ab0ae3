import type { ReactNode } from 'react';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Inline, Panel, Stack } from '../../layout/index.ts';
import * as form from '../../patterns/FormFrame/FormFrame.css.ts';
import { OrderLineSkeleton } from './OrderLineSkeleton.tsx';

export interface OrderFormSkeletonProps {
  /** Says what is on its way. */
  label: string;
  /** Below the goods. */
  sum?: ReactNode;
  /** What is asked before the pictures, as skeleton. */
  children: ReactNode;
}

/** The page of a form about what was bought while it is loading: the goods, then what is asked, pictures and the button. */
export function OrderFormSkeleton({ label, sum, children }: OrderFormSkeletonProps) {
  return (
    <Skeleton label={label}>
      <Stack>
        <Panel padding="large">
          <Stack gap={6}>
            <div>
              <SkeletonText scale="title" />
              <SkeletonText />
            </div>
            <OrderLineSkeleton />
          </Stack>
          {sum}
        </Panel>
        <Panel padding="large">
          <Stack gap={5} className={form.root}>
            {children}
            <SkeletonText />
            <SkeletonBlock shape="picture" />
            <Inline justify="end">
              <SkeletonBlock shape="button" />
            </Inline>
          </Stack>
        </Panel>
      </Stack>
    </Skeleton>
  );
}
