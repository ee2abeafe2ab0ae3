import { Bike, FileDown, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../components/Notice/index.ts';
import { InfoArt, InfoArticle, InfoBay } from '../../info/InfoArticle.tsx';
import type { InfoLinks } from '../../info/infoPages.ts';
import { ArticleBlocks, ArticleSections } from '../../patterns/Article/index.ts';
import * as styles from './DeliveryInformation.css.ts';
import { type DeliveryRate, RateTable } from './RateTable.tsx';

export interface DeliveryInformationProps {
  /** Times and fees by distance, the nearest first. */
  rates: readonly DeliveryRate[];
  links: InfoLinks;
}

/** The ways in which goods come (docs/domain/checkout.md#shipping), what they cost and how long they take. */
const methods = [
  { name: 'courier', glyph: Truck },
  { name: 'person', glyph: Bike },
  { name: 'virtual', glyph: FileDown },
] as const;

/** How goods come (docs/domain/checkout.md#shipping): three ways, times and fees, and what to do when something goes wrong. */
export function DeliveryInformation({ rates, links }: DeliveryInformationProps) {
  const { t } = useTranslation(['deliveryInformation', 'info']);
  const texts = t('deliveryInformation:sections', { returnObjects: true });
  return (
    <InfoArticle
      page="delivery"
      links={links}
      title={t('deliveryInformation:title')}
      lead={t('deliveryInformation:lead')}
      art={<InfoArt sign={Truck} beside={{ before: Bike, after: FileDown }} />}
    >
      <ArticleSections
        contents={t('info:contents')}
        note={<Notice title={t('info:sample.title')}>{t('info:sample.text')}</Notice>}
        sections={[
          { title: t('deliveryInformation:methods.title'), content: <Methods /> },
          {
            title: t('deliveryInformation:rates.title'),
            content: (
              <>
                <RateTable rates={rates} />
                <ArticleBlocks className={styles.after} blocks={[t('deliveryInformation:rates.note')]} />
              </>
            ),
          },
          ...texts.map(({ title, text }) => ({ title, content: <ArticleBlocks blocks={text} /> })),
        ]}
      />
    </InfoArticle>
  );
}

function Methods() {
  const { t } = useTranslation('deliveryInformation');
  return (
    <ul className={styles.methods}>
      {methods.map(({ name, glyph }) => (
        <li key={name} className={styles.method}>
          <InfoBay glyph={glyph} size="medium" />
          <div>
            <h3 className={styles.methodTitle}>{t(`methods.${name}.title`)}</h3>
            <p className={styles.methodText}>{t(`methods.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
