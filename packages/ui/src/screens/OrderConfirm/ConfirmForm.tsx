'use client';

import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Alert } from '../../components/Alert/index.ts';
import { bringIntoSight } from '../../hooks/laidOut.ts';
import { Text, Stack } from '../../layout/index.ts';
import { useFieldsToast } from '../../patterns/FormFrame/index.ts';
import { PayMethods } from '../../patterns/PayMethods/index.ts';
import type { Outcome, Submission } from '../../state/resource.ts';
import { type AddressBook, AddressSection } from './AddressSection.tsx';
import { Deductions } from './Deductions.tsx';
import { Items, type ItemsProps } from './Items.tsx';
import { Notices } from './Notices.tsx';
import * as styles from './OrderConfirmScreen.css.ts';
import type { ConfirmChoices } from './OrderConfirmScreen.schema.ts';
import { blockOf, type ConfirmProblem, type ConfirmView, problemsOf } from './OrderConfirmScreen.state.ts';
import { Section } from './Section.tsx';
import { Summary } from './Summary.tsx';
import { useFocusOnEnd } from './useFocusOnEnd.ts';
import type { Renewal } from './useRenewal.ts';
import { Wishes } from './Wishes.tsx';

export interface ConfirmFormProps {
  order: ConfirmView;
  /** Whoever is there gave only an address and a phone number, to buy without an account. */
  guest: boolean;
  /** Where virtual goods are sent; may be empty. */
  email: string;
  links: ItemsProps['links'] & {
    orders: string;
    cart: string;
    /** Where quantities can be changed: the cart, or the page of the goods. */
    change: string;
  };
  book: AddressBook;
  renewal: Renewal;
  /** Something was chosen or typed. */
  onChange: (choices: ConfirmChoices) => void;
  /** The price could not be had, or the coupons. */
  onReprice: () => void;
  /** Places the order and goes on to pay; `held` when something has changed that the page now shows. */
  onPlace: () => Promise<Outcome | { status: 'held' }>;
}

/** Everything that is chosen before an order is placed. Nothing of it is lost when a call fails. */
export function ConfirmForm({ order, guest, email, links, book, renewal, onChange, onReprice, onPlace }: ConfirmFormProps) {
  const { t } = useTranslation(['orderConfirm', 'payMethods']);
  const root = useRef<HTMLDivElement>(null);
  const underWay = useRef(false);
  const [asked, setAsked] = useState(false);
  const [submission, setSubmission] = useState<Submission>({ status: 'idle' });
  const sayFields = useFieldsToast();
  const { choices, notices } = order;
  const block = blockOf(order);
  useFocusOnEnd(root, block !== undefined && block !== 'payment');
  const problems = asked ? problemsOf(order) : [];
  const disabled = submission.status === 'pending';
  const errorOf = (problem: ConfirmProblem) => (problems.includes(problem) ? t(`invalid.${problem}`) : undefined);
  const change = (part: Partial<ConfirmChoices>) => {
    if (submission.status === 'failed') setSubmission({ status: 'idle' });
    onChange({ ...choices, ...part });
  };

  async function place() {
    setAsked(true);
    const [first, ...others] = problemsOf(order);
    if (first) {
      sayFields([first, ...others]);
      root.current?.querySelector<HTMLElement>(`[data-part=${first}] :is(button, textarea, input)`)?.focus();
      return;
    }
    // At once, before anything is drawn: a double click comes sooner.
    if (underWay.current) return;
    underWay.current = true;
    setSubmission({ status: 'pending' });
    const outcome = await onPlace();
    underWay.current = false;
    setSubmission(outcome.status === 'held' ? { status: 'idle' } : outcome);
    if (outcome.status === 'held') bringIntoSight(root.current, { block: 'start' });
  }

  return (
    <div ref={root} className={styles.page}>
      <Stack>
        {guest && (
          <Alert title={t('guest.title')} className={styles.news}>
            {t('guest.text')}
          </Alert>
        )}
        <Notices notices={notices} renewal={renewal} links={links} />
        <AddressSection
          order={order}
          book={book}
          email={email}
          error={errorOf('address')}
          disabled={disabled}
          onSelect={(addressId) => change({ addressId })}
        />
        <Items order={order} links={links} />
        <Wishes order={order} disabled={disabled} onShipping={(shipping) => change({ shipping })} onNote={(note) => change({ note })} />
        <Deductions
          order={order}
          disabled={disabled}
          onCoupon={(couponId) => change({ couponId })}
          onPoints={(usePoints) => change({ usePoints })}
          onRetry={onReprice}
        />
        <Section title={t('payMethods:title')} part="payment">
          {order.free ? (
            <Text tone="muted">{t('payment.free')}</Text>
          ) : (
            <PayMethods
              label={t('payment.label')}
              methods={order.methods}
              value={choices.payType}
              disabled={disabled}
              error={errorOf('payment')}
              onValueChange={(payType) => change({ payType })}
            />
          )}
        </Section>
      </Stack>
      <Summary order={order} submission={submission} block={block} onPlace={place} onReprice={onReprice} />
    </div>
  );
}
