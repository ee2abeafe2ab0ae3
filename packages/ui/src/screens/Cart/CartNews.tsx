'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { RetryButton } from '../../patterns/AsyncContent/index.ts';
import type { CartChanges, CartJoin, CartState } from './CartScreen.state.ts';
import type { CartActs } from './types.ts';

interface CartNewsProps extends Pick<CartActs, 'onSignIn' | 'onRetry'> {
  state: CartState;
  guest: boolean;
  join: CartJoin | undefined;
  onJoinRead: () => void;
  onJoinRetry: () => Promise<unknown>;
}

/** What a shopper should know of the cart before they look at it. */
export function CartNews({ state, guest, join, onJoinRead, onJoinRetry, onSignIn, onRetry }: CartNewsProps) {
  const { t } = useTranslation(['cart', 'common']);
  const { locale } = useFormat();
  const [isRead, setRead] = useState(false);
  const ready = state.status === 'ready' ? state : undefined;
  const changes = ready && !isRead && changedOf(ready.changes) ? ready.changes : undefined;
  return (
    <>
      {join?.status === 'done' && <Joined join={join} onRead={onJoinRead} />}
      {join?.status === 'failed' && <JoinFailed join={join} onRetry={onJoinRetry} />}
      {changes && (
        <Alert live title={t('cart:changes.title')} dismiss={{ label: t('common:close'), onDismiss: () => setRead(true) }}>
          {sentences(
            (['dropped', 'rose', 'lost'] as const)
              .filter((kind) => changes[kind] > 0)
              .map((kind) => t(`cart:changes.${kind}`, { count: changes[kind] })),
            locale,
          )}
        </Alert>
      )}
      {ready?.unpriced && (
        <Alert
          live
          tone="warning"
          title={t('cart:unpriced.title')}
          action={
            <RetryButton size="small" heirs="h1" onRetry={onRetry}>
              {t('common:retry')}
            </RetryButton>
          }
        >
          {t('cart:unpriced.text')}
        </Alert>
      )}
      {guest && ready && !ready.unpriced && (
        <Alert
          title={t('cart:guest.title')}
          action={
            <Button size="small" onClick={onSignIn}>
              {t('common:header.signIn')}
            </Button>
          }
        >
          {t('cart:guest.text')}
        </Alert>
      )}
    </>
  );
}

/** One after the other: with a space between them, or without one, as in Chinese. A browser without Lao takes English, not its own. */
const sentences = (all: readonly string[], locale: string) =>
  new Intl.ListFormat([locale, 'en'], { type: 'unit', style: 'narrow' }).format(all);

const changedOf = ({ dropped, rose, lost }: CartChanges) => dropped + rose + lost > 0;

function Joined({ join, onRead }: { join: Extract<CartJoin, { status: 'done' }>; onRead: () => void }) {
  const { t } = useTranslation(['cart', 'common']);
  const format = useFormat();
  const isWhole = join.cut.length === 0 && join.gone.length === 0;
  return (
    <Alert
      live
      tone={isWhole ? 'success' : 'info'}
      title={t('cart:joined.title')}
      dismiss={{ label: t('common:close'), onDismiss: onRead }}
    >
      {join.joined > 0 && <p>{t('cart:joined.count', { count: join.joined })}</p>}
      {join.cut.map(({ name, quantity }) => (
        <p key={name}>{t('cart:joined.cut', { name, formatted: printNumber(quantity, format) })}</p>
      ))}
      {join.gone.map((name) => (
        <p key={name}>{t('cart:joined.gone', { name })}</p>
      ))}
    </Alert>
  );
}

function JoinFailed({ join, onRetry }: { join: Extract<CartJoin, { status: 'failed' }>; onRetry: () => Promise<unknown> }) {
  const { t } = useTranslation(['cart', 'common']);
  const errorText = useErrorText();
  return (
    <Alert
      live
      tone="warning"
      title={t('cart:joined.failed', { count: join.lines })}
      action={
        <RetryButton size="small" heirs="h1" onRetry={onRetry}>
          {t('common:retry')}
        </RetryButton>
      }
    >
      {errorText(join.error)}
    </Alert>
  );
}
