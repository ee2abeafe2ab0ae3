'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { RichText } from '../../components/RichText/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { RetryButton } from '../../patterns/AsyncContent/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Resource } from '../../state/resource.ts';
import { type AgreementState, agreementState } from './agreementState.ts';
import * as styles from './MerchantApplicationScreen.css.ts';

interface AgreementDialogProps {
  agreement: Resource<string>;
  onRetry: () => void;
  onAgree: () => void;
  onClose: () => void;
}

/** The settlement agreement as the operator wrote it; its HTML is sanitised. */
export function AgreementDialog({ agreement, onRetry, onAgree, onClose }: AgreementDialogProps) {
  const { t } = useTranslation(['merchantApplication', 'common']);
  const state = agreementState(agreement);
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')}>
        <DialogTitle>{t('merchantApplication:agreement.title')}</DialogTitle>
        <Text state={state} onRetry={onRetry} />
        <DialogActions>
          <Button tone="primary" disabled={state.status !== 'ready'} onClick={onAgree}>
            {t('merchantApplication:agreement.accept')}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}

function Text({ state, onRetry }: { state: AgreementState; onRetry: () => void }) {
  const { t } = useTranslation(['merchantApplication', 'common']);
  const errorText = useErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={t('merchantApplication:agreement.loading')} className={styles.waiting}>
          <SkeletonText lines={6} />
        </Skeleton>
      );
    case 'failed':
      return (
        <Alert
          tone="danger"
          live
          className={styles.trouble}
          title={t('merchantApplication:agreement.failed')}
          action={
            <RetryButton size="small" heirs="[role=region]" onRetry={onRetry}>
              {t('common:retry')}
            </RetryButton>
          }
        >
          {errorText(state.error)}
        </Alert>
      );
    case 'empty':
      return (
        <Alert tone="warning" live className={styles.trouble}>
          {t('merchantApplication:agreement.empty')}
        </Alert>
      );
    case 'ready':
      return (
        <RichText
          // It scrolls, and a keyboard scrolls what has the focus.
          tabIndex={0}
          role="region"
          aria-label={t('merchantApplication:agreement.title')}
          html={state.html}
          level={3}
          tableLabel={t('common:table')}
          cutText={t('common:textCut')}
          className={styles.letter}
        />
      );
    default:
      return state satisfies never;
  }
}
