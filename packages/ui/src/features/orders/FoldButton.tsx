'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button, type ButtonProps } from '../../components/Button/index.ts';

export interface FoldButtonProps extends ButtonProps {
  open: boolean;
  /** Lines that the order has. */
  count: number;
}

/** Unfolds the lines of a long order, and folds them again. Load the namespace `orderList` with it. */
export function FoldButton({ open, count, ...rest }: FoldButtonProps) {
  const { t } = useTranslation('orderList');
  return (
    <Button {...rest} aria-expanded={open}>
      {open ? t('lines.fewer') : t('lines.all', { count })}
    </Button>
  );
}
