'use client';

import { CircleCheck, CircleX } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { payAppUrl } from '../../addresses/url.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Button } from '../../components/Button/index.ts';
import { DialogActions, DialogContent, DialogRoot, DialogTitle } from '../../components/Dialog/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Price } from '../../components/Price/index.ts';
import { QrCode } from '../../components/QrCode/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { inSightAtOnce } from '../../hooks/laidOut.ts';
import type { OrderExpiry } from '../../features/orders/orderView.ts';
import { PayCountdown } from '../../features/orders/PayCountdown.tsx';
import { usePayErrorText } from '../../features/payment/payError.ts';
import { Inline, Stack, Text } from '../../layout/index.ts';
import * as banner from '../../patterns/StatusBanner/StatusBanner.css.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './QrPaymentScreen.css.ts';
import type { QrPaymentState } from './QrPaymentScreen.state.ts';

export interface QrPaymentScreenProps {
  state: QrPaymentState;
  links: {
    order: (orderNo: string) => string;
    /** Where another way to pay is chosen. */
    pay: (orderNo: string) => string;
  };
  /** Asks at once whether the money has come; it is also asked every few seconds. */
  onCheck: () => void;
  /** Asks for a code again. */
  onRetry: () => void;
  onClose: () => void;
  onExpired: OrderExpiry;
}

/** A code that is paid with a phone (docs/domain/checkout.md#codes), over the list of orders or the order. */
export function QrPaymentScreen({ onClose, ...rest }: QrPaymentScreenProps) {
  const { t } = useTranslation('common');
  return (
    <DialogRoot open onOpenChange={onClose}>
      <DialogContent closeLabel={t('close')}>
        <Content {...rest} />
      </DialogContent>
    </DialogRoot>
  );
}

function Content({ state, links, onCheck, onRetry, onExpired }: Omit<QrPaymentScreenProps, 'onClose'>) {
  const { t } = useTranslation(['qrPayment', 'payment', 'common', 'orderList']);
  const errorText = usePayErrorText();
  switch (state.status) {
    case 'loading':
      return (
        <Stack gap={5}>
          <DialogTitle>{t('qrPayment:title')}</DialogTitle>
          <Skeleton label={t('qrPayment:loading')}>
            <Stack gap={4}>
              <div className={styles.plate}>
                <SkeletonText scale="heading" width="full" className={styles.amountBone} />
                <SkeletonBlock className={styles.codeBone} />
                <SkeletonText width="half" lines={2} className={styles.wordsBone} />
                <SkeletonBlock shape="tag" />
              </div>
              <Inline justify="end">
                <SkeletonBlock shape="button" />
              </Inline>
            </Stack>
          </Skeleton>
        </Stack>
      );
    case 'failed': {
      // What the way to pay refuses itself, it refuses again.
      const isRefused = state.error.kind === 'business' || state.error.kind === 'notAccepted';
      return (
        <Stack gap={5}>
          <DialogTitle>{t('qrPayment:title')}</DialogTitle>
          <Alert tone="danger" live title={t('qrPayment:failed')}>
            {errorText(state.error)}
          </Alert>
          <DialogActions>
            <Button tone={isRefused ? 'neutral' : 'primary'} onClick={onRetry}>
              {t('common:retry')}
            </Button>
            <LinkButton tone={isRefused ? 'primary' : 'neutral'} href={links.pay(state.orderNo)}>
              {t('payment:otherwise')}
            </LinkButton>
          </DialogActions>
        </Stack>
      );
    }
    case 'paid':
    case 'cancelled': {
      const paid = state.status === 'paid';
      return (
        <Stack gap={5} align="center" className={styles.words}>
          <span className={classes(banner.disc, banner.tones[paid ? 'success' : 'neutral'])}>
            <Icon icon={paid ? CircleCheck : CircleX} size={24} />
          </span>
          <Stack gap={1} role="status">
            <DialogTitle>{t(`payment:${state.status}.title`)}</DialogTitle>
            <Text tone="muted">{t(`payment:${state.status}.text`)}</Text>
          </Stack>
          <LinkButton tone="primary" href={links.order(state.orderNo)}>
            {t('orderList:toOrder')}
          </LinkButton>
        </Stack>
      );
    }
    case 'waiting': {
      const { app, code, order, check } = state;
      const appHref = payAppUrl(code);
      return (
        <Stack gap={4}>
          <DialogTitle>{t(`qrPayment:scan.${app}`)}</DialogTitle>
          <div className={styles.plate}>
            {order && <Price amount={order.total} size="huge" />}
            <QrCode value={code} size="large" label={t('qrPayment:label')} fallback={t('qrPayment:unreadable')} />
            <Text tone="muted" className={styles.words}>
              {t(`qrPayment:how.${app}`)}
            </Text>
            {appHref && <Text className={styles.here}>{t('qrPayment:how.here')}</Text>}
            {order && <PayCountdown order={order} onOver={onExpired} />}
          </div>
          {check.status === 'unpaid' && (
            <Alert ref={inSightAtOnce} tone="info" live title={t('qrPayment:unpaid.title')}>
              {t('qrPayment:unpaid.text')}
            </Alert>
          )}
          {check.status === 'failed' && (
            <Alert ref={inSightAtOnce} tone="danger" live>
              {errorText(check.error)}
            </Alert>
          )}
          <DialogActions>
            {appHref && <LinkButton href={appHref}>{t('qrPayment:open')}</LinkButton>}
            <Button tone="primary" loading={check.status === 'pending'} onClick={onCheck}>
              {t('qrPayment:check')}
            </Button>
          </DialogActions>
        </Stack>
      );
    }
    default:
      return state satisfies never;
  }
}
