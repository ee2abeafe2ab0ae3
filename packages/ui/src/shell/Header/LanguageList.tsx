'use client';

import { MenuList, MenuRadioGroup } from '../../components/Menu/index.ts';
import type { HeaderProps } from './Header.types.ts';
import { useLanguages } from './useLanguages.ts';

/** All languages, the present one marked. */
export default function LanguageList({ locale, onLocale }: Pick<HeaderProps, 'locale' | 'onLocale'>) {
  const { label, languages, choose } = useLanguages(onLocale);
  return (
    <MenuList align="end">
      <MenuRadioGroup label={label} options={languages} value={locale} onValueChange={choose} />
    </MenuList>
  );
}
