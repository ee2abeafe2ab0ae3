'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { cropImage, ImageCropper, wholeCrop } from '../../components/ImageCropper/index.ts';
import * as styles from './UserInfoScreen.css.ts';

interface CropDialogProps {
  /** Whole, and of no more pixels than can be drawn. */
  file: Blob;
  /** The chosen square; undefined when it could not be cut out. */
  onUse: (cut: Blob | undefined) => void;
  onClose: () => void;
}

/** Chooses the square of a picture that is shown as the portrait. */
export default function CropDialog({ file, onUse, onClose }: CropDialogProps) {
  const { t } = useTranslation(['userInfo', 'common']);
  const [view, setView] = useState(wholeCrop);
  const [picture, setPicture] = useState<ImageBitmap>();
  const giveUp = useEffectEvent(() => onUse(undefined));
  useEffect(() => {
    let drawn: ImageBitmap | undefined;
    let isOver = false;
    createImageBitmap(file).then(
      (bitmap) => {
        drawn = bitmap;
        if (isOver) bitmap.close();
        else setPicture(bitmap);
      },
      () => isOver || giveUp(),
    );
    return () => {
      isOver = true;
      drawn?.close();
    };
  }, [file]);
  const frame = useRef<HTMLDivElement>(null);
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent closeLabel={t('common:close')} initialFocus={frame}>
        <DialogTitle>{t('userInfo:crop.title')}</DialogTitle>
        <ImageCropper
          frameRef={frame}
          className={styles.crop}
          image={picture}
          view={view}
          onViewChange={setView}
          texts={{ frame: t('userInfo:crop.frame'), hint: t('userInfo:crop.hint'), zoom: t('userInfo:crop.zoom') }}
        />
        <DialogActions>
          <Button onClick={onClose}>{t('common:cancel')}</Button>
          <Button tone="primary" disabled={!picture} onClick={async () => picture && onUse(await cropImage(picture, view))}>
            {t('userInfo:crop.use')}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
