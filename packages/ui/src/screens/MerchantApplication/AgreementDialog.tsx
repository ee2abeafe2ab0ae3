import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Alert } from '../../components/Alert/index.ts';
import { RichText } from '../../components/RichText/index.ts';
import { Skeleton, SkeletonText } from '../../components/Skeleton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Resource } from '../../state/resource.ts';
import * as styles from './MerchantApplicationScreen.css.ts';

interface AgreementDialogProps {
  agreement: Resource<string>;
  onRetry: () => void;
  onAgree: () => void;
  onClose: () => void;
}

/** The settlement agreement as the operator wrote it; its HTML is sanitised. */
export function AgreementDialog({ agreement, onRetry, onAgree, onClose }: AgreementDialogProps) {
  const close = useRef<HTMLButtonElement>(null);
  const { t } = useTranslation(['merchantApplication', 'common']);
  return (
    <DialogRoot open onOpenChange={onClose}>
      {/* The same whether the text is there or still on its way. */}
      <DialogContent size="medium" closeLabel={t('common:close')} closeRef={close} initialFocus={close}>
        <DialogTitle>{t('merchantApplication:agreement.title')}</DialogTitle>
        <Text agreement={agreement} onRetry={onRetry} />
        <DialogActions>
          <Button tone="primary" disabled={agreement.status !== 'ready'} onClick={onAgree}>
            {t('merchantApplication:agreement.accept')}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}

function Text({ agreement, onRetry }: Pick<AgreementDialogProps, 'agreement' | 'onRetry'>) {
  const { t } = useTranslation(['merchantApplication', 'common']);
  const errorText = useErrorText();
  switch (agreement.status) {
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
            <Button size="small" onClick={onRetry}>
              {t('common:retry')}
            </Button>
          }
        >
          {errorText(agreement.error)}
        </Alert>
      );
    case 'ready':
      return (
        <RichText
          // It scrolls, and a keyboard scrolls what has the focus.
          tabIndex={0}
          role="region"
          aria-label={t('merchantApplication:agreement.title')}
          html={agreement.data}
          level={3}
          tableLabel={t('merchantApplication:agreement.table')}
          cutText={t('common:textCut')}
          className={styles.letter}
        />
      );
    default:
      return agreement satisfies never;
  }
}
