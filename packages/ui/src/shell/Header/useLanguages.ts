'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { useToast } from '../../components/Toast/index.ts';
import { type Locale, localeCodes, locales } from '../../i18n/locales.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { HeaderProps } from './Header.types.ts';

/** The shop's languages, each in its own name, and how one is chosen: a page that cannot change says why. */
export function useLanguages(onLocale: HeaderProps['onLocale']) {
  const { t } = useTranslation('common');
  const { show } = useToast();
  const errorText = useErrorText();
  return {
    label: t('header.language'),
    languages: localeCodes.map((code) => ({ value: code, label: locales[code].name, lang: code })),
    async choose(locale: Locale) {
      const outcome = await onLocale(locale);
      if (outcome.status === 'failed') show({ tone: 'danger', title: errorText(outcome.error) });
    },
  };
}
