'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import type { ImageUploaderTexts } from '../../components/ImageUploader/index.ts';

/** The words of an `ImageUploader` that takes up to `most` pictures; load the namespace `upload` with the screen. */
export function useUploadTexts(most: number): ImageUploaderTexts {
  const { t } = useTranslation(['upload', 'common']);
  return {
    pick: t('upload:pick'),
    count: (taken, of) => t('upload:count', { taken, most: of }),
    checking: (name) => t('upload:checking', { name }),
    uploading: (name) => t('upload:uploading', { name }),
    done: (name) => t('upload:done', { name }),
    failed: (name, error) => t('upload:failed', { name, error }),
    refused: (name, reason) =>
      reason === 'many' ? t('upload:refused.many', { name, count: most }) : t(`upload:refused.${reason}`, { name }),
    retry: t('common:retry'),
    cancel: (name) => t('upload:cancel', { name }),
    remove: (name) => t('upload:remove', { name }),
    removed: (name) => t('upload:removed', { name }),
    earlier: (name) => t('upload:earlier', { name }),
    later: (name) => t('upload:later', { name }),
    moved: (name, place, of) => t('upload:moved', { name, place, of }),
  };
}
