import { Bike, FileDown, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../components/Alert/index.ts';
import { InfoArt, InfoArticle, InfoBay } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks } from '../../features/articles/infoPages.ts';
import { ArticleBlocks, ArticleSections } from '../../patterns/Article/index.ts';
import * as styles from './DeliveryInformationScreen.css.ts';
import { type DeliveryRate, RateTable } from './RateTable.tsx';

export interface DeliveryInformationScreenProps {
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
export function DeliveryInformationScreen({ rates, links }: DeliveryInformationScreenProps) {
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
        note={<Alert title={t('info:sample.title')}>{t('info:sample.text')}</Alert>}
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
