import type { Country } from './country.ts';
import * as styles from './DialCodeButton.css.ts';

/** The flag of a country, or its two letters. It only decorates: name or code stands beside it. */
export function Flag({ country }: { country: Country }) {
  return country.flag ? (
    <img src={country.flag} alt="" width={20} height={15} className={styles.flag} />
  ) : (
    <span aria-hidden className={styles.plate}>
      {country.code}
    </span>
  );
}
