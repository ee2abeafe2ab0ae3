'use client';

import { fetchAhead } from '../../../hooks/fetchAhead.ts';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DialCodeButton, type DialCodeButtonProps } from '../../../components/DialCodeField/index.ts';

const load = async () => ({ default: (await import('./DialCodePicker.tsx')).DialCodePicker });
const Picker = lazyWithRetry(load);

/** The dial code as a button that shows the list of countries. The list is fetched when somebody points at it. */
export function DialCodeChoice(props: Pick<DialCodeButtonProps, 'countries' | 'value' | 'onValueChange' | 'disabled'>) {
  const { t } = useTranslation('fields');
  return (
    <DialCodeButton {...props} label={t('dialCode')} renderPicker={(picker) => <Picker {...picker} />} onIntent={() => fetchAhead(load)} />
  );
}
