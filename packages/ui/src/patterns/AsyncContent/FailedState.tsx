'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { useFormat } from '../../components/Format/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { ShopError } from '../../state/resource.ts';
import { RetryButton } from './RetryButton.tsx';

export interface FailedStateProps {
  /** What could not be shown, such as "Your orders could not be loaded". */
  title: string;
  /** Why; the kind of error decides what helps. */
  error: ShopError;
  /** Asks again; without a session it opens the sign-in popup. The button is busy until what it returns has ended. */
  onRetry: () => void | Promise<unknown>;
  /** Where a shopper goes on who cannot get in here; without it to the start page. */
  exit?: { href: string; label: string } | undefined;
}

/**
 * Stands where content would be that could not be had: what happened, why, and the one thing that helps. Whoever is signed
 * out signs in, whoever may not see it leaves, everybody else tries again (docs/domain/errors.md). Renders a `<section>` that
 * is announced at once. When what was asked for again has come, its heading has the focus that the button had.
 */
export function FailedState({ title, error, onRetry, exit }: FailedStateProps) {
  const { t } = useTranslation('common');
  const { locale } = useFormat();
  const text = useErrorText()(error);
  const leave = exit ?? { href: '/', label: t('toHome') };
  const mayHelp = error.kind !== 'forbidden' && error.kind !== 'notFound';
  const isShut = error.kind === 'unauthorized' || error.kind === 'forbidden';
  return (
    <EmptyState
      variant="failed"
      object={isShut ? 'lock' : 'cable'}
      title={error.kind === 'unauthorized' ? t('signedOut') : title}
      description={<span lang={foreignLang(text, locale)}>{text}</span>}
    >
      {mayHelp && <RetryButton onRetry={onRetry}>{t(error.kind === 'unauthorized' ? 'header.signIn' : 'retry')}</RetryButton>}
      {(exit || !mayHelp) && <LinkButton href={leave.href}>{leave.label}</LinkButton>}
    </EmptyState>
  );
}
