'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Inline } from '../../layout/index.ts';
import { ReviewPicture, type ReviewPictureSize } from '../../patterns/ReviewCard/ReviewPicture.tsx';
import { fetchLightbox, LateLightbox } from './LateLightbox.tsx';

/** The shopper's own pictures, small; a press shows them large. Load the namespace `gallery` with them. */
export function OwnPictures({ pictures, size }: { pictures: readonly string[]; size?: ReviewPictureSize | undefined }) {
  const { t } = useTranslation('gallery');
  const [index, setIndex] = useState<number>();
  const of = pictures.length;
  return (
    <>
      <Inline as="ul">
        {pictures.map((src, at) => (
          <li key={`${src} ${at}`}>
            <ReviewPicture
              src={src}
              size={size}
              label={t('open', { place: at + 1, of })}
              onIntent={fetchLightbox}
              onOpen={() => setIndex(at)}
            />
          </li>
        ))}
      </Inline>
      <LateLightbox pictures={pictures} label={t('mine')} index={index} onIndexChange={setIndex} />
    </>
  );
}
