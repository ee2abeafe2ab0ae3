'use client';

import { Banknote, CreditCard, MessageCircle, Smartphone, Wallet } from 'lucide';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { Icon, type IconDrawing } from '../../components/Icon/index.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import * as styles from './PayMethods.css.ts';
import type { PayType } from './payTypes.ts';

export interface PayMethodsProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Names the choice; stands above it. */
  label: string;
  /** Those that are switched on, in this order. Without any it says that nothing can be paid now. */
  methods: readonly PayType[];
  /** What is chosen; nothing yet when it is absent. */
  value: PayType | undefined;
  /** One was chosen, by a press or with the arrow keys. */
  onValueChange: (method: PayType) => void;
  /** Why it cannot be sent as it is, such as that nothing is chosen. */
  error?: string | undefined;
}

/**
 * The ways to pay, each with its mark, its name and what happens next. Renders a `RadioGroup` of cards, whose keyboard and
 * `disabled` it has, or an `Alert` when there is nothing to choose from. Load the namespace `payMethods` with it.
 */
export function PayMethods({ label, methods, value, onValueChange, error, ...rest }: PayMethodsProps) {
  const { t } = useTranslation('payMethods');
  if (methods.length === 0) {
    return (
      <Alert tone="warning" title={t('none.title')}>
        {t('none.text')}
      </Alert>
    );
  }
  return (
    <RadioGroup
      {...rest}
      label={label}
      variant="card"
      required
      error={error}
      value={value}
      onValueChange={onValueChange}
      options={methods.map((method) => ({
        value: method,
        label: (
          <span className={styles.name}>
            {t(`name.${method}`)}
            <Icon icon={marks[method]} className={styles.mark} />
          </span>
        ),
        description: t(`next.${method}`),
      }))}
    />
  );
}

/** Drawings of the set: a provider's own sign is not ours to show before it asks for it. */
const marks: Readonly<Record<PayType, IconDrawing>> = {
  paypal: Wallet,
  stripe: CreditCard,
  wechat: MessageCircle,
  cod: Banknote,
  upi: Smartphone,
};
