'use client';

import { useId, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { priceText } from '../../components/Price/index.ts';
import { Switch } from '../../components/Switch/index.ts';
import { TextButton } from '../../components/TextButton/index.ts';
import { Inline, Panel, Stack, Text } from '../../layout/index.ts';
import { FailedState } from '../../patterns/AsyncContent/index.ts';
import { CouponTicket } from '../../patterns/CouponTicket/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import * as styles from './Deductions.css.ts';
import type { ConfirmCoupons, ConfirmCouponView, ConfirmView, UnusableCouponView } from './OrderConfirmScreen.state.ts';
import { Section } from './Section.tsx';

export interface DeductionsProps {
  order: Pick<ConfirmView, 'coupons' | 'coupon' | 'points' | 'choices'>;
  disabled: boolean;
  onCoupon: (id: number | undefined) => void;
  onPoints: (use: boolean) => void;
  /** The coupons could not be loaded. */
  onRetry: () => void;
}

/** What may be taken off: one coupon, and points. */
export function Deductions({ order, disabled, onCoupon, onPoints, onRetry }: DeductionsProps) {
  const { t } = useTranslation(['orderConfirm', 'coupons', 'sums']);
  const format = useFormat();
  const { coupons, coupon, points, choices } = order;
  const hasCoupons = coupons.status !== 'ready' || coupons.data.usable.length > 0 || coupons.data.unusable.length > 0;
  // Whoever has neither is not told of what there is for others.
  if (!hasCoupons && !points) return null;
  return (
    <Section title={t(!hasCoupons ? 'sums:points' : points ? 'deductions.both' : 'deductions.coupons')}>
      {coupons.status === 'failed' && <FailedState title={t('coupons:failed')} error={coupons.error} onRetry={onRetry} />}
      {coupons.status === 'ready' && hasCoupons && (
        <Coupons coupons={coupons.data} coupon={coupon} disabled={disabled} onCoupon={onCoupon} />
      )}
      {points && (
        <div className={classes(hasCoupons && styles.points)}>
          <Switch
            // What a coupon takes off leaves less for points.
            label={t(coupon ? 'points.useUpTo' : 'points.use', {
              count: points.most,
              formatted: printNumber(points.most, format),
              amount: priceText(points.deduction, format, 'auto'),
            })}
            hint={t('points.have', { count: points.available, formatted: printNumber(points.available, format) })}
            checked={choices.usePoints}
            disabled={disabled}
            onChange={(event) => onPoints(event.target.checked)}
          />
        </div>
      )}
    </Section>
  );
}

interface CouponsProps extends Pick<DeductionsProps, 'disabled' | 'onCoupon'> {
  coupons: ConfirmCoupons;
  coupon: ConfirmCouponView | undefined;
}

function Coupons({ coupons: { usable, best, unusable }, coupon, disabled, onCoupon }: CouponsProps) {
  const { t } = useTranslation('orderConfirm');
  const format = useFormat();
  const group = useId();
  // One coupon alone is no better than others.
  const proposal = usable.length > 1 && best !== coupon?.id ? usable.find(({ id }) => id === best) : undefined;
  if (usable.length === 0)
    return (
      <>
        <Text tone="muted">{t('coupons.none')}</Text>
        {unusable.length > 0 && <Unusable coupons={unusable} />}
      </>
    );
  return (
    <>
      {proposal && (
        <Panel tone="accent" padding="small">
          <Inline gap={4} justify="between">
            <Text className={styles.proposal}>
              {t('coupons.best', { name: proposal.name ?? '', amount: priceText(proposal.amount, format, 'auto') })}
            </Text>
            <Button size="small" tone="accent" disabled={disabled} onClick={() => onCoupon(proposal.id)}>
              {t('coupons.use')}
            </Button>
          </Inline>
        </Panel>
      )}
      <fieldset className={styles.tickets} disabled={disabled}>
        <legend className={visuallyHidden}>{t('coupons.label')}</legend>
        {usable.map((one) => (
          <Ticket key={one.id} group={group} coupon={one} checked={one.id === coupon?.id} onChoose={() => onCoupon(one.id)} />
        ))}
        <label className={styles.noCoupon}>
          <input type="radio" name={group} className={styles.radio} checked={coupon === undefined} onChange={() => onCoupon(undefined)} />
          {t('coupons.without')}
        </label>
      </fieldset>
      {unusable.length > 0 && <Unusable coupons={unusable} />}
    </>
  );
}

function Ticket({
  group,
  coupon,
  checked,
  onChoose,
}: {
  group: string;
  coupon: ConfirmCouponView;
  checked: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation(['orderConfirm', 'coupons']);
  const format = useFormat();
  const id = useId();
  const { scope, ...view } = coupon;
  return (
    <div className={styles.ticket}>
      {/* The whole ticket is the target. */}
      <label htmlFor={id} className={styles.cover}>
        <span className={visuallyHidden}>
          {t('coupons.one', { name: coupon.name ?? '', amount: priceText(coupon.amount, format, 'auto') })}
        </span>
      </label>
      <CouponTicket
        coupon={view}
        scope={t(`coupons:scope.${scope}`)}
        className={styles.paper}
        control={<input type="radio" id={id} name={group} className={styles.radio} checked={checked} onChange={onChoose} />}
      />
    </div>
  );
}

/** Folded: why is asked by few, and then by all means. */
function Unusable({ coupons }: { coupons: readonly UnusableCouponView[] }) {
  const { t } = useTranslation(['orderConfirm', 'coupons']);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Stack gap={4} align="start">
      <TextButton tone="muted" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {t(open ? 'coupons.hideUnusable' : 'coupons.showUnusable', { count: coupons.length })}
      </TextButton>
      <ul id={id} className={styles.tickets} hidden={!open}>
        {coupons.map(({ scope, obstacle, ...coupon }) => (
          <li key={coupon.id} className={styles.unusable}>
            <CouponTicket coupon={coupon} scope={t(`coupons:scope.${scope}`)} className={styles.paper} />
            <Obstacle obstacle={obstacle} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Obstacle({ obstacle }: Pick<UnusableCouponView, 'obstacle'>) {
  const { t } = useTranslation('orderConfirm');
  const format = useFormat();
  return (
    <Text scale="meta" tone="muted">
      {obstacle.kind === 'short'
        ? t('obstacle.short', { amount: priceText(obstacle.missing, format, 'auto') })
        : t(`obstacle.${obstacle.kind}`)}
    </Text>
  );
}
