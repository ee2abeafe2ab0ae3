'use client';

import { useId, useRef } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Progress } from '../../components/Progress/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import { Inline, Stack, Text } from '../../layout/index.ts';
import { useUploadTexts } from '../../features/uploads/useUploadTexts.ts';
import * as styles from './UserInfoScreen.css.ts';
import type { Portrait, PortraitState } from './usePortrait.ts';

const loadDialog = () => import('./CropDialog.tsx');
const CropDialog = lazyWithRetry(loadDialog);
const fetchDialog = () => fetchAhead(loadDialog);

/** The shopper's picture, with the buttons that change it. */
export function PortraitField({ portrait, name }: { portrait: Portrait; name: string }) {
  const { t } = useTranslation('userInfo');
  const picker = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  // The other buttons go with their press.
  const andChoose = (act: () => void) => () => {
    choose.current?.focus();
    act();
  };
  const hint = useId();
  const { state } = portrait;
  const isUploading = state.status === 'uploading';
  return (
    <Inline gap={5} align="start">
      <Avatar name={name} alt={t('portrait')} src={portrait.shown} size="large" />
      <Stack gap={2} className={styles.portraitSide}>
        <Inline>
          <Button
            ref={choose}
            aria-describedby={hint}
            {...(isUploading && { 'aria-disabled': true })}
            onClick={() => !isUploading && picker.current?.click()}
            onPointerEnter={fetchDialog}
            onFocus={fetchDialog}
          >
            {t('choose')}
          </Button>
          {isUploading ? (
            <Button tone="quiet" onClick={andChoose(portrait.cancel)}>
              {t('cancelUpload')}
            </Button>
          ) : (
            portrait.url && (
              <Button tone="quiet" onClick={andChoose(portrait.remove)}>
                {t('remove')}
              </Button>
            )
          )}
        </Inline>
        <input
          ref={picker}
          type="file"
          hidden
          accept="image/jpeg,image/png,.jpg,.jpeg,.png"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) portrait.pick(file);
            // The same file may be picked again.
            target.value = '';
          }}
        />
        <Text id={hint} scale="meta" tone="muted">
          {t('chooseHint')}
        </Text>
        <News state={state} onRetry={andChoose(portrait.retry)} />
      </Stack>
      {state.status === 'cropping' && (
        <LazySuspense>
          <CropDialog file={state.picture} onUse={portrait.use} onClose={portrait.cancel} />
        </LazySuspense>
      )}
    </Inline>
  );
}

function News({ state, onRetry }: { state: PortraitState; onRetry: () => void }) {
  const { t } = useTranslation(['userInfo', 'common']);
  const upload = useUploadTexts(1);
  switch (state.status) {
    case 'still':
    case 'cropping':
      return null;
    case 'uploading':
      return <Progress label={t('userInfo:uploading')} value={state.share} className={styles.progress} />;
    case 'refused':
      return (
        <Alert tone="danger" live>
          {upload.refused(state.name, state.reason)}
        </Alert>
      );
    case 'failed':
      return (
        <Alert tone="danger" live>
          {t('userInfo:uploadFailed')} {state.error} <TextButton onClick={onRetry}>{t('common:retry')}</TextButton>
        </Alert>
      );
    default:
      return state satisfies never;
  }
}
