'use client';

import { MapPin } from 'lucide';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { printPhone } from '../../addresses/printPhone.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './AddressCard.css.ts';

/** Where goods are sent. */
export interface AddressView {
  id: number;
  /** Who receives them. */
  name: string;
  /** As "+91"; may be empty. */
  dialCode: string;
  phone: string;
  /** May be empty. */
  email: string;
  country: string;
  /** Street, house, town; may have several lines. */
  detail: string;
  postCode: string;
  isDefault: boolean;
}

/** Makes a card one of several to choose from. */
export interface AddressChoice {
  /** Shared by all cards of the choice, as the `name` of radio buttons. */
  group: string;
  selected: boolean;
  onSelect: (address: AddressView) => void;
  disabled?: boolean | undefined;
}

export const addressTasks = ['setDefault', 'edit', 'delete'] as const;
export type AddressTask = (typeof addressTasks)[number];

const noTasks: readonly AddressTask[] = [];

export interface AddressCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** What the card shows, and what the callbacks are given. */
  address: AddressView;
  /** What can be done with it, in this order. `setDefault` is left out of the default address. */
  tasks?: readonly AddressTask[] | undefined;
  /** A button is pressed. */
  onTask?: ((task: AddressTask, address: AddressView) => void) | undefined;
  /** The task that is under way. */
  pendingTask?: AddressTask | undefined;
  /** In checkout: the card is a radio button. Put the cards into a `<fieldset>` with a legend. */
  choice?: AddressChoice | undefined;
}

/**
 * An address: who, phone, where, whether it is the default, and what can be done with it. With `choice` the whole card is the
 * target of a radio button, and its buttons stay buttons. Renders an `<article>` named by receiver and place. Load the
 * namespace `addresses` with it.
 *
 * | key | does, with `choice` |
 * | --- | --- |
 * | Tab | goes to the chosen card, then to its buttons |
 * | Arrow keys | choose the next card or the one before |
 * | Space | chooses the card that has focus |
 */
export function AddressCard({ address, tasks = noTasks, onTask, pendingTask, choice, className, ...rest }: AddressCardProps) {
  const { t } = useTranslation('addresses');
  const id = useId();
  const shown = tasks.filter((task) => !(task === 'setDefault' && address.isDefault));
  const Words = choice ? 'label' : 'div';
  return (
    <article aria-labelledby={`${id}-name ${id}-place`} {...rest} className={classes(styles.root, className)}>
      <div className={styles.main}>
        {choice && (
          <input
            type="radio"
            id={`${id}-choice`}
            name={choice.group}
            value={address.id}
            checked={choice.selected}
            disabled={choice.disabled}
            onChange={() => choice.onSelect(address)}
            className={styles.radio}
          />
        )}
        <Words {...(choice && { htmlFor: `${id}-choice` })} className={classes(styles.words, choice && styles.label)}>
          <span className={styles.head}>
            <span id={`${id}-name`} className={styles.name}>
              {address.name}
            </span>
            {address.isDefault && <Tag className={styles.mark}>{t('card.isDefault')}</Tag>}
          </span>
          <bdi className={styles.phone}>{printPhone(`${address.dialCode} ${address.phone}`)}</bdi>
          <span className={styles.where}>
            <Icon icon={MapPin} size={16} className={styles.pin} />
            <span id={`${id}-place`} className={styles.place}>
              {`${address.detail} ${address.postCode}`.trim()}
              {'\n'}
              {address.country}
            </span>
          </span>
        </Words>
      </div>
      {shown.length > 0 && (
        <div className={styles.actions}>
          {shown.map((task) => (
            <Button
              key={task}
              id={`${id}-${task}`}
              // Several cards have the same buttons: each says whose it is.
              aria-labelledby={`${id}-${task} ${id}-name`}
              size="small"
              loading={pendingTask === task}
              onClick={() => onTask?.(task, address)}
            >
              {t(`card.${task}`)}
            </Button>
          ))}
        </div>
      )}
    </article>
  );
}
