'use client';

import { LazySuspense } from '../../../hooks/LazySuspense.tsx';
import { lazyWithRetry } from '../../../hooks/lazyWithRetry.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { visuallyHidden } from '../../../theme/utilities.css.ts';
import * as styles from './DialCode.css.ts';
import type { PanelProps } from '../LoginScreen.types.ts';

// The page is drawn before it: what is behind the code, the button and its list, comes later.
const DialCodeChoice = lazyWithRetry(async () => ({ default: (await import('./DialCodeChoice.tsx')).DialCodeChoice }));

/** The dial code within the field of a phone number. */
export function DialCode({ panel, onDialCode }: { panel: PanelProps; onDialCode: (dialCode: string) => void }) {
  const { t } = useTranslation('fields');
  const { country, onCountry, login } = panel;
  if (!country) return null;
  const face = (
    <span className={styles.dialCode}>
      {country.flag && <img src={country.flag} alt="" width={20} height={15} className={styles.flag} />}
      <span className={visuallyHidden}>{`${t('dialCode')}: ${country.name} `}</span>+{country.dialCode}
    </span>
  );
  const choose = (code: string) => {
    onCountry(code);
    const chosen = login.countries.find((one) => one.code === code);
    if (chosen) onDialCode(chosen.dialCode);
  };
  return (
    <LazySuspense fallback={face}>
      <DialCodeChoice countries={login.countries} value={country.code} onValueChange={choose} />
    </LazySuspense>
  );
}
