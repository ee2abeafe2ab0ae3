import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { ShopError } from '../../state/resource.ts';

export interface FailedStateProps {
  /** What could not be shown, such as "Your orders could not be loaded". */
  title: string;
  /** Why; the kind of error decides what helps. */
  error: ShopError;
  /** Asks again; without a session it opens the sign-in popup. */
  onRetry: () => void;
  /** Where a shopper goes on who cannot get in here; without it to the start page. */
  exit?: { href: string; label: string } | undefined;
}

/**
 * Stands where content would be that could not be had: what happened, why, and the one thing that helps. Whoever is signed
 * out signs in, whoever may not see it leaves, everybody else tries again (docs/domain/errors.md). Renders a `<section>` that
 * is announced at once.
 */
export function FailedState({ title, error, onRetry, exit }: FailedStateProps) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const leave = exit ?? { href: '/', label: t('toHome') };
  const mayHelp = error.kind !== 'forbidden' && error.kind !== 'notFound';
  return (
    <EmptyState variant="failed" title={title} description={errorText(error)}>
      {mayHelp && <Button onClick={onRetry}>{t(error.kind === 'unauthorized' ? 'header.signIn' : 'retry')}</Button>}
      {(exit || !mayHelp) && <LinkButton href={leave.href}>{leave.label}</LinkButton>}
    </EmptyState>
  );
}
