'use client';

import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { inSightAtOnce } from '../../hooks/laidOut.ts';
import { Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { PayMethods, type PayType } from '../../patterns/PayMethods/index.ts';
import type { Submission } from '../../state/resource.ts';
import type { OrderExpiry } from '../orders/orderView.ts';
import { PayCountdown } from '../orders/PayCountdown.tsx';
import type { OrderToPay } from './orderToPay.ts';
import type { PayDialogState } from './payDialogState.ts';
import { type PayError, usePayErrorText } from './payError.ts';
import * as styles from './payment.css.ts';

/** What a page over which orders are paid gets for it. */
export interface PayDialogProps {
  state: PayDialogState;
  submission: Submission<PayError>;
  links: {
    order: (orderNo: string) => string;
    /** Where Galleria is reached. */
    contact: string;
  };
  onPay: (wish: { orderNo: string; payType: PayType }) => void;
  onRetry: () => void;
  onClose: () => void;
  onExpired: OrderExpiry;
}

/** "Pay now" of an order that waits: the amount and the ways to pay, over the list or the order (docs/domain/checkout.md#paying). */
export function PayDialog({ state, onRetry, onClose, ...rest }: PayDialogProps) {
  const { t } = useTranslation(['payment', 'common']);
  // There is nothing left to choose.
  const settled = state.status === 'paid' || state.status === 'cancelled' ? state.status : undefined;
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent size="medium" closeLabel={t('common:close')}>
        <DialogTitle>{t(settled ? `payment:${settled}.title` : 'payment:title')}</DialogTitle>
        <AsyncContent
          surface="page"
          state={state}
          skeleton={<LoadingMethods label={t('payment:loading')} />}
          failedTitle={t('payment:failed')}
          onRetry={onRetry}
        >
          {(arrived) => <Content state={arrived} {...rest} />}
        </AsyncContent>
      </DialogContent>
    </DialogRoot>
  );
}

type ContentProps = Omit<PayDialogProps, 'state' | 'onRetry' | 'onClose'> & {
  state: Exclude<PayDialogState, { status: 'loading' | 'failed' }>;
};

function Content({ state, links, ...rest }: ContentProps) {
  const { t } = useTranslation(['payment', 'orderList', 'common']);
  switch (state.status) {
    case 'notFound':
      return <Alert tone="warning">{t('orderList:notFound')}</Alert>;
    case 'paid':
    case 'cancelled':
      return (
        <Stack gap={5}>
          <Alert tone={state.status === 'paid' ? 'success' : 'warning'}>{t(`payment:${state.status}.text`)}</Alert>
          <DialogActions>
            <LinkButton href={links.order(state.orderNo)}>{t('orderList:toOrder')}</LinkButton>
          </DialogActions>
        </Stack>
      );
    case 'unavailable':
      return (
        <Stack gap={5}>
          <Amount order={state.order} onExpired={rest.onExpired} />
          <PayMethods label={t('payment:method')} methods={[]} value={undefined} onValueChange={() => {}} />
          <Text tone="muted">{t('payment:unavailable')}</Text>
          <DialogActions>
            <LinkButton href={links.contact}>{t('payment:contact')}</LinkButton>
          </DialogActions>
        </Stack>
      );
    case 'ready':
      return <Choice {...rest} state={state} />;
    default:
      return state satisfies never;
  }
}

type ChoiceProps = Omit<ContentProps, 'state' | 'links'> & { state: Extract<PayDialogState, { status: 'ready' }> };

function Choice({ state: { order, methods, first }, submission, onPay, onExpired }: ChoiceProps) {
  const { t } = useTranslation(['payment', 'payMethods']);
  const errorText = usePayErrorText();
  const [chosen, setChosen] = useState<PayType>();
  const [sent, setSent] = useState<PayType>();
  // What has just been refused is not offered again by itself: the next is.
  const refused = submission.status === 'failed' && isRefusal(submission.error) ? sent : undefined;
  const offered = methods.filter((method) => method !== refused);
  // What was chosen may be switched off meanwhile.
  const value =
    methods.find((method) => method === chosen) ??
    [sent, first].find((method) => method && offered.includes(method)) ??
    offered[0] ??
    first;
  const busy = submission.status === 'pending';
  return (
    <Stack gap={5}>
      <Amount order={order} onExpired={onExpired} />
      <PayMethods label={t('payment:method')} methods={methods} value={value} onValueChange={setChosen} disabled={busy} />
      {submission.status === 'failed' && (
        // Another way is marked by now: it says which one it speaks of.
        <Alert ref={inSightAtOnce} tone="danger" live title={refused && t(`payMethods:name.${refused}`)}>
          {errorText(submission.error)}
        </Alert>
      )}
      <DialogActions>
        <Button
          tone="primary"
          loading={busy}
          onClick={() => {
            setChosen(undefined);
            setSent(value);
            onPay({ orderNo: order.orderNo, payType: value });
          }}
        >
          {t(`payment:go.${value}`)}
        </Button>
      </DialogActions>
    </Stack>
  );
}

/** The way to pay said no, so that it says no again; a call that failed may come through. */
const isRefusal = ({ kind }: PayError) => kind === 'business' || kind === 'notAccepted' || kind === 'strangeAddress';

/** What is to be paid, for which order, and until when. */
function Amount({ order, onExpired }: { order: OrderToPay; onExpired: OrderExpiry }) {
  const { t } = useTranslation('orderList');
  return (
    <Panel tone="sunken" padding="small">
      <Inline justify="between">
        <Stack gap={1}>
          <Text weight="medium">{t('order', { number: order.orderNo })}</Text>
          <PayCountdown order={order} onOver={onExpired} />
        </Stack>
        <span className={styles.amount}>
          <Text as="span" scale="meta" tone="muted">
            {t('toPay')}
          </Text>
          <Price amount={order.total} size="huge" />
        </span>
      </Inline>
    </Panel>
  );
}

function LoadingMethods({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <Stack gap={5}>
        <SkeletonBlock shape="card" />
        <SkeletonText width="quarter" />
        <SkeletonBlock shape="card" />
        <SkeletonBlock shape="card" />
      </Stack>
    </Skeleton>
  );
}
