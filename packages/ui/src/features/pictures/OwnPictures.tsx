'use client';

import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { Inline } from '../../layout/index.ts';
import { ReviewPicture, type ReviewPictureSize } from '../../patterns/ReviewCard/ReviewPicture.tsx';
import { useLightboxTexts } from './useLightboxTexts.ts';

const load = async () => ({ default: (await import('../../components/Lightbox/Lightbox.tsx')).Lightbox });
const LateLightbox = lazy(load);

/** The shopper's own pictures, small; a press shows them large. Load the namespace `gallery` with them. */
export function OwnPictures({ pictures, size }: { pictures: readonly string[]; size?: ReviewPictureSize | undefined }) {
  const { t } = useTranslation('gallery');
  const texts = useLightboxTexts(t('mine'));
  const [at, setAt] = useState<number>();
  const [asked, setAsked] = useState(false);
  const of = pictures.length;
  return (
    <>
      <Inline as="ul">
        {pictures.map((src, place) => (
          <li key={`${src} ${place}`}>
            <ReviewPicture
              src={src}
              size={size}
              label={t('open', { place: place + 1, of })}
              onIntent={() => fetchAhead(load)}
              onOpen={() => {
                setAsked(true);
                setAt(place);
              }}
            />
          </li>
        ))}
      </Inline>
      {asked && (
        <Suspense>
          <LateLightbox
            images={pictures.map((src, place) => ({ src, alt: t('position', { place: place + 1, of }) }))}
            open={at !== undefined}
            onOpenChange={() => setAt(undefined)}
            index={at ?? 0}
            onIndexChange={setAt}
            texts={texts}
          />
        </Suspense>
      )}
    </>
  );
}
