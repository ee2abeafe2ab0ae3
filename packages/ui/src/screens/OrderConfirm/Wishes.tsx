'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { RadioGroup } from '../../components/RadioGroup/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { Text } from '../../layout/index.ts';
import { noteLength, type ShippingWay, shippingWays } from './OrderConfirmScreen.schema.ts';
import type { ConfirmView } from './OrderConfirmScreen.state.ts';
import { Section } from './Section.tsx';

export interface WishesProps {
  order: Pick<ConfirmView, 'kind' | 'choices'>;
  disabled: boolean;
  onShipping: (way: ShippingWay) => void;
  onNote: (note: string) => void;
}

/** How it is sent, and what the shops should know. */
export function Wishes({ order: { kind, choices }, disabled, onShipping, onNote }: WishesProps) {
  const { t } = useTranslation(['orderConfirm', 'fields']);
  return (
    <Section title={t(kind === 'virtual' ? 'note.title' : 'shipping.title')}>
      {kind !== 'virtual' && (
        <RadioGroup
          label={t('shipping.label')}
          variant="card"
          value={choices.shipping}
          disabled={disabled}
          onValueChange={onShipping}
          options={shippingWays.map((value) => ({
            value,
            label: t(`shipping.${value}`),
            description: t(`shipping.hint.${value}`),
          }))}
        />
      )}
      {kind === 'mixed' && (
        <Text scale="meta" tone="muted">
          {t('shipping.mixed')}
        </Text>
      )}
      <div data-part="note">
        <TextArea
          label={t('note.label')}
          hint={kind === 'virtual' ? undefined : t('note.hint')}
          name="note"
          rows={2}
          value={choices.note}
          disabled={disabled}
          onChange={(event) => onNote(event.currentTarget.value)}
          limit={{
            max: noteLength,
            left: (count) => t('fields:left', { count }),
            over: (extra) => t('note.over', { extra }),
          }}
        />
      </div>
    </Section>
  );
}
