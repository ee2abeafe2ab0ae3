import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { Stack } from '../../layout/index.ts';

/** Reviews while they, or their code, are on their way. */
export function ReviewsSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack gap={8}>
        {[1, 2, 3].map((one) => (
          <Stack key={one} gap={2}>
            <SkeletonText width="quarter" />
            <SkeletonText width="most" lines={2} />
          </Stack>
        ))}
      </Stack>
    </Skeleton>
  );
}
