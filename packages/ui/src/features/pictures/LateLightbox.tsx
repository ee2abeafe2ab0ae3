'use client';

import { useState } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { useLightboxTexts } from './useLightboxTexts.ts';

const load = async () => ({ default: (await import('../../components/Lightbox/Lightbox.tsx')).Lightbox });
const Lightbox = lazyWithRetry(load);

/** Somebody comes near a picture: the code that enlarges it may be fetched. */
export const fetchLightbox = () => fetchAhead(load);

export interface LateLightboxProps {
  pictures: readonly string[];
  /** What the pictures are of. */
  label: string;
  /** The place of the picture that is shown large; none while it is closed. */
  index: number | undefined;
  onIndexChange: (index: number | undefined) => void;
}

/** Shows pictures large. Its code comes when the first of them is asked for. Load the namespace `gallery` with it. */
export function LateLightbox({ pictures, label, index, onIndexChange }: LateLightboxProps) {
  const { t } = useTranslation('gallery');
  const texts = useLightboxTexts(label);
  // It stays when it is closed, for its last move and to give the focus back.
  const [last, setLast] = useState(index);
  if (index !== undefined && index !== last) setLast(index);
  if (last === undefined) return null;
  const of = pictures.length;
  return (
    <LazySuspense>
      <Lightbox
        images={pictures.map((src, at) => ({ src, alt: t('position', { place: at + 1, of }) }))}
        open={index !== undefined}
        onOpenChange={() => onIndexChange(undefined)}
        index={last}
        onIndexChange={onIndexChange}
        texts={texts}
      />
    </LazySuspense>
  );
}
