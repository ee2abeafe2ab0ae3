'use client';

import { Bike, FileDown, Truck } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { InfoArt, InfoArticle, InfoBay, SampleNote } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks } from '../../features/articles/infoPages.ts';
import { Heading, Inline, Stack, Text } from '../../layout/index.ts';
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
      title={t('info:pages.delivery')}
      lead={t('deliveryInformation:lead')}
      art={<InfoArt sign={Truck} beside={{ before: Bike, after: FileDown }} />}
    >
      <ArticleSections
        contents={t('info:contents')}
        note={<SampleNote />}
        sections={[
          { title: t('deliveryInformation:methods.title'), content: <Methods /> },
          {
            title: t('deliveryInformation:rates.title'),
            content: (
              <Stack>
                <RateTable rates={rates} />
                <ArticleBlocks blocks={[t('deliveryInformation:rates.note')]} />
              </Stack>
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
    <Stack as="ul" gap={5} className={styles.methods}>
      {methods.map(({ name, glyph }) => (
        <Inline as="li" key={name} gap={4} align="start" wrap={false}>
          <InfoBay glyph={glyph} size="medium" />
          <Stack gap={1}>
            <Heading level={3}>{t(`methods.${name}.title`)}</Heading>
            <Text tone="muted" prose>
              {t(`methods.${name}.text`)}
            </Text>
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}
