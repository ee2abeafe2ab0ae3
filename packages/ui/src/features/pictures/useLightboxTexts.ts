'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import type { LightboxTexts } from '../../components/Lightbox/view.ts';

/** What a lightbox says. Load the namespace `gallery` with it. */
export function useLightboxTexts(label: string): LightboxTexts {
  const { t } = useTranslation(['gallery', 'common']);
  return {
    label,
    close: t('common:close'),
    previous: t('gallery:previous'),
    next: t('gallery:next'),
    zoomIn: t('gallery:zoomIn'),
    zoomOut: t('gallery:zoomOut'),
    position: (place, of) => t('gallery:position', { place, of }),
    broken: t('gallery:broken'),
  };
}
