import { Handshake, ShieldCheck, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Arch } from '../../components/Arch/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { InfoArticle, InfoBay } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks } from '../../features/articles/infoPages.ts';
import { ArticleBlocks } from '../../patterns/Article/index.ts';
import * as styles from './AboutUsScreen.css.ts';
import type { Figures } from './AboutUsScreen.state.ts';

export interface AboutUsScreenProps {
  figures: Figures;
  /** Addresses of up to four pictures of goods that stand in the bays. */
  scenery?: readonly string[];
  links: InfoLinks & { home: string /** Where a merchant applies for a shop. */; openShop: string };
}

const promises = [
  { name: 'held', glyph: ShieldCheck },
  { name: 'back', glyph: Undo2 },
  { name: 'checked', glyph: Handshake },
] as const;

/** Who runs the arcade, how it works, and what can be relied on (docs/domain/site.md#footer). */
export function AboutUsScreen({ figures, scenery, links }: AboutUsScreenProps) {
  const { t } = useTranslation('aboutUs');
  return (
    <InfoArticle
      page="about"
      links={links}
      title={t('title')}
      lead={t('lead')}
      art={[0, 1, 2, 3].map((at) => <Arch key={at} size="medium" tone={at === 1 ? 'accent' : 'sand'} image={scenery?.[at]} />)}
    >
      <div className={styles.root}>
        <ArticleBlocks className={styles.story} blocks={t('story', { returnObjects: true })} />
        <Numbers figures={figures} />
        <section aria-labelledby="about-promises">
          <h2 id="about-promises" className={styles.heading}>
            {t('promises.title')}
          </h2>
          <ul className={styles.promises}>
            {promises.map(({ name, glyph }) => (
              <li key={name} className={styles.promise}>
                <InfoBay glyph={glyph} size="large" />
                <h3 className={styles.promiseTitle}>{t(`promises.${name}.title`)}</h3>
                <p className={styles.promiseText}>{t(`promises.${name}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="about-way">
          <h2 id="about-way" className={styles.heading}>
            {t('way.title')}
          </h2>
          <ol className={styles.steps}>
            {t('way.steps', { returnObjects: true }).map((step) => (
              <li key={step} className={styles.step}>
                {step}
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="about-merchants" className={styles.call}>
          <div className={styles.callWords}>
            <h2 id="about-merchants" className={styles.callTitle}>
              {t('merchants.title')}
            </h2>
            <p className={styles.callText}>{t('merchants.text')}</p>
          </div>
          <div className={styles.actions}>
            <LinkButton href={links.openShop} tone="primary">
              {t('merchants.act')}
            </LinkButton>
            <LinkButton href={links.home}>{t('merchants.browse')}</LinkButton>
          </div>
        </section>
      </div>
    </InfoArticle>
  );
}

function Numbers({ figures }: { figures: Figures }) {
  const { t } = useTranslation('aboutUs');
  const format = useFormat();
  switch (figures.status) {
    case 'counting':
      return <SkeletonBlock className={styles.counting} />;
    case 'none':
      return null;
    case 'ready':
      return (
        <dl className={styles.figures}>
          {figures.figures.map(({ name, count }) => (
            <div key={name} className={styles.figure}>
              <dt className={styles.figureName}>{t(`figures.${name}`, { count })}</dt>
              <dd className={styles.count}>{printNumber(count, format)}</dd>
            </div>
          ))}
        </dl>
      );
    default:
      return figures satisfies never;
  }
}
