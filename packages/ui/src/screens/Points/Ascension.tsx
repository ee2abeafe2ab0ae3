import { Sprout } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import * as styles from './PointsScreen.css.ts';

/** The experience that came with orders. The server names no levels, so none are made up. */
export function Ascension({ experience, homeHref }: { experience: number; homeHref: string }) {
  const { t } = useTranslation('points');
  const format = useFormat();
  const title = useId();
  return (
    <section className={styles.ascension} aria-labelledby={title}>
      <span className={styles.sign}>
        <Icon icon={Sprout} size={24} />
      </span>
      <div className={styles.words}>
        <h2 id={title} className={styles.term}>
          {t('experience.title')}
        </h2>
        <p className={styles.large}>{printNumber(experience, format)}</p>
        <p className={styles.explanation}>{t(experience > 0 ? 'experience.text' : 'experience.none')}</p>
        <p className={styles.explanation}>{t('experience.levels')}</p>
      </div>
      <LinkButton href={homeHref} className={styles.browse}>
        {t('browse')}
      </LinkButton>
    </section>
  );
}
