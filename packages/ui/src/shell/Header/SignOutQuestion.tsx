'use client';

import { AlertDialog, type AlertDialogProps } from '../../components/AlertDialog/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';

/** Asks a guest, whose orders are found by their numbers alone afterwards (docs/domain/sign-in.md#guests). */
export function SignOutQuestion(props: Pick<AlertDialogProps, 'open' | 'onOpenChange' | 'onConfirm'>) {
  const { t } = useTranslation('common');
  return (
    <AlertDialog {...props} title={t('header.guestOut.title')} cancelLabel={t('header.guestOut.stay')} confirmLabel={t('header.signOut')}>
      {t('header.guestOut.text')}
    </AlertDialog>
  );
}
