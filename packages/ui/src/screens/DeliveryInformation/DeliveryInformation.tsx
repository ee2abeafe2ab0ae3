import { Bike, FileDown, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Arch } from '../../components/Arch/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { InfoLinks } from '../../info/infoPages.ts';
import { useInfoNav } from '../../info/useInfoNav.ts';
import { ArticleBlocks, ArticlePage, ArticleSections } from '../../patterns/Article/index.ts';
import * as styles from './DeliveryInformation.css.ts';
import { type DeliveryRate, RateTable } from './RateTable.tsx';

export interface DeliveryInformationProps {
  /** Times and fees by distance, the nearest first. */
  rates: readonly DeliveryRate[];
  links: InfoLinks;
}

/** The ways in which goods come (product.md §3), what they cost and how long they take. */
const methods = [
  { name: 'courier', glyph: Truck },
  { name: 'person', glyph: Bike },
  { name: 'virtual', glyph: FileDown },
] as const;

/** How goods come: three ways, times and fees, and what to do when something goes wrong. */
export function DeliveryInformation({ rates, links }: DeliveryInformationProps) {
  const { t } = useTranslation(['deliveryInformation', 'info']);
  const texts = t('deliveryInformation:sections', { returnObjects: true });
  return (
    <ArticlePage
      title={t('deliveryInformation:title')}
      lead={t('deliveryInformation:lead')}
      art={
        <>
          <Arch sign={<Icon glyph={Bike} size={32} />} />
          <Arch tone="accent" sign={<Icon glyph={Truck} size={32} />} />
          <Arch sign={<Icon glyph={FileDown} size={32} />} />
        </>
      }
      nav={useInfoNav(links, 'delivery')}
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
    </ArticlePage>
  );
}

function Methods() {
  const { t } = useTranslation('deliveryInformation');
  return (
    <ul className={styles.methods}>
      {methods.map(({ name, glyph }) => (
        <li key={name} className={styles.method}>
          <span className={styles.bay}>
            <Icon glyph={glyph} size={24} />
          </span>
          <div>
            <h3 className={styles.methodTitle}>{t(`methods.${name}.title`)}</h3>
            <p className={styles.methodText}>{t(`methods.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
