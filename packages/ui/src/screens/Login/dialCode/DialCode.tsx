import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '../../../theme/utilities.css.ts';
import * as styles from '../LoginScreen.css.ts';
import type { PanelProps } from '../LoginScreen.types.ts';

// One country is no choice, and most shops have one: then neither the button nor its list is loaded.
const DialCodeChoice = lazy(async () => ({ default: (await import('./DialCodeChoice.tsx')).DialCodeChoice }));

/** The dial code in front of a phone number: plain text, or a choice when there are several countries. */
export function DialCode({ panel, onDialCode }: { panel: PanelProps; onDialCode: (dialCode: string) => void }) {
  const { t } = useTranslation('login');
  const { country, onCountry, login } = panel;
  if (!country) return null;
  const face = (
    <span className={styles.dialCode}>
      {country.flag && <img src={country.flag} alt="" width={20} height={15} className={styles.flag} />}
      <span className={visuallyHidden}>{`${t('dialCode')}: ${country.name} `}</span>+{country.dialCode}
    </span>
  );
  if (login.countries.length === 1) return face;
  const choose = (code: string) => {
    onCountry(code);
    const chosen = login.countries.find((one) => one.code === code);
    if (chosen) onDialCode(chosen.dialCode);
  };
  return (
    <Suspense fallback={face}>
      <DialCodeChoice countries={login.countries} value={country.code} onValueChange={choose} />
    </Suspense>
  );
}
