import { CalendarClock, FileBadge, PencilLine, Store } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Arch } from '../../components/Arch/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Link } from '../../components/Link/index.ts';
import { reviewDays } from '../../flows/application.ts';
import * as styles from './MerchantApplicationScreen.css.ts';

const facts = [
  ['needs', FileBadge],
  ['time', PencilLine],
  ['review', CalendarClock],
] as const;

/** What it is about: what is needed and how long it takes. */
export function ApplicationIntro({ recordHref }: { recordHref: string }) {
  const { t } = useTranslation('merchantApplication');
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <Link className={styles.link} href={recordHref}>
          {t('record')}
        </Link>
      </div>
      <div className={styles.bays}>
        <Arch shade={false} />
        <Arch shade={false} tone="accent" sign={<Icon icon={Store} size={32} />} />
        <Arch shade={false} />
      </div>
      <ul className={styles.facts}>
        {facts.map(([name, glyph]) => (
          <li key={name} className={styles.fact}>
            <Icon icon={glyph} size={20} className={styles.factIcon} />
            <p>
              <strong className={styles.factTitle}>{t(`facts.${name}.title`, { days: reviewDays })}</strong>
              <span className={styles.factText}>{t(`facts.${name}.text`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </header>
  );
}
