'use client';

import { useState } from 'react';
import { fetchAhead } from '../../hooks/fetchAhead.ts';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';

const load = () => import('../../components/AlertDialog/index.ts');
const AlertDialog = lazyWithRetry(async () => ({ default: (await load()).AlertDialog }));
const fetchDialog = () => fetchAhead(load);

/** What was typed before is in the form; it is a long one, so nothing is thrown away unasked. */
export function RestoredDraft({ onThrowAway }: { onThrowAway: () => void }) {
  const { t } = useTranslation(['merchantApplication', 'common']);
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Alert
        action={
          <Button size="small" aria-haspopup="dialog" onPointerEnter={fetchDialog} onFocus={fetchDialog} onClick={() => ask(true)}>
            {t('common:startOver')}
          </Button>
        }
      >
        {t('merchantApplication:draft.text')}
      </Alert>
      {isAsked && (
        <LazySuspense>
          <AlertDialog
            open
            title={t('merchantApplication:draft.ask.title')}
            cancelLabel={t('merchantApplication:draft.ask.keep')}
            confirmLabel={t('common:startOver')}
            onConfirm={onThrowAway}
            onOpenChange={() => ask(false)}
          >
            {t('merchantApplication:draft.ask.text')}
          </AlertDialog>
        </LazySuspense>
      )}
    </>
  );
}
