'use client';

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLightboxTexts } from '../../features/pictures/useLightboxTexts.ts';
import type { ReviewView } from '../../patterns/ReviewCard/index.ts';

const Lightbox = lazy(async () => ({ default: (await import('../../components/Lightbox/Lightbox.tsx')).Lightbox }));

/** Shows the pictures of one of several reviews large. Its code comes with the first press. */
export function useReviewLightbox() {
  const { t } = useTranslation(['goodsDetail', 'gallery']);
  const [shown, setShown] = useState<{ review: ReviewView; at: number; open: boolean }>();
  const texts = useLightboxTexts(t('goodsDetail:reviewPictures', { name: shown?.review.nickname ?? '' }));
  const of = shown?.review.pictures.length ?? 0;
  const lightbox = shown && (
    <Suspense>
      <Lightbox
        images={shown.review.pictures.map((src, at) => ({ src, alt: t('gallery:position', { place: at + 1, of }) }))}
        open={shown.open}
        onOpenChange={() => setShown({ ...shown, open: false })}
        index={shown.at}
        onIndexChange={(at) => setShown({ ...shown, at })}
        texts={texts}
      />
    </Suspense>
  );
  return { show: (review: ReviewView, at: number) => setShown({ review, at, open: true }), lightbox };
}
