'use client';

import { useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogDescription, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { priceText } from '../../components/Price/index.ts';

export interface BankQuestionProps {
  amount: string;
  onAnswer: (approved: boolean) => void;
}

/** Where a bank would ask its customer, the demo does. It must be answered: Escape refuses. */
export function BankQuestion({ amount, onAnswer }: BankQuestionProps) {
  const { t } = useTranslation('cardPayment');
  const format = useFormat();
  const refuse = useRef<HTMLButtonElement>(null);
  return (
    <DialogRoot open onOpenChange={() => onAnswer(false)}>
      <DialogContent role="alertdialog" initialFocus={refuse}>
        <DialogTitle>{t('bank.title')}</DialogTitle>
        <DialogDescription>{t('bank.text', { amount: priceText(amount, format) })}</DialogDescription>
        <DialogActions>
          <Button ref={refuse} onClick={() => onAnswer(false)}>
            {t('bank.refuse')}
          </Button>
          <Button tone="primary" onClick={() => onAnswer(true)}>
            {t('bank.approve')}
          </Button>
        </DialogActions>
      </DialogContent>
    </DialogRoot>
  );
}
