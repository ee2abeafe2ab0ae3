'use client';

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DialCodeField } from '../../../components/DialCodeField/DialCodeField.tsx';
import type { DialCodePicker as Picker } from '../../../components/DialCodeField/index.ts';

/** The list of countries with its search. */
export function DialCodePicker(picker: Picker) {
  const { t } = useTranslation('loginPanels');
  return (
    <DialCodeField {...picker} label={t('country')} texts={{ noMatch: t('noCountry'), count: (count) => t('countries', { count }) }} />
  );
}
