import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Inline } from '../../layout/index.ts';
import { ReviewPicture } from '../../patterns/ReviewCard/ReviewPicture.tsx';

const load = async () => ({ default: (await import('../../components/Lightbox/Lightbox.tsx')).Lightbox });
const LateLightbox = lazy(load);

/** The shopper's pictures, small; a press shows them large. */
export function RefundPictures({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation(['refundDetail', 'common']);
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
              label={t('refundDetail:pictures.open', { place: place + 1, of })}
              onIntent={() => void load()}
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
            images={pictures.map((src, place) => ({ src, alt: t('refundDetail:pictures.name', { place: place + 1 }) }))}
            open={at !== undefined}
            onOpenChange={() => setAt(undefined)}
            index={at ?? 0}
            onIndexChange={setAt}
            texts={{
              label: t('refundDetail:pictures.label'),
              close: t('common:close'),
              previous: t('refundDetail:pictures.previous'),
              next: t('refundDetail:pictures.next'),
              zoomIn: t('refundDetail:pictures.zoomIn'),
              zoomOut: t('refundDetail:pictures.zoomOut'),
              position: (place, all) => t('refundDetail:pictures.position', { place, of: all }),
              broken: t('refundDetail:pictures.broken'),
            }}
          />
        </Suspense>
      )}
    </>
  );
}
