'use client';

import { Handshake, ShieldCheck, Undo2 } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Arch } from '../../components/Arch/index.ts';
import { printNumber, useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { InfoArticle, InfoBay } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks } from '../../features/articles/infoPages.ts';
import { Grid, Heading, Inline, Stack, Text } from '../../layout/index.ts';
import { ArticleBlocks } from '../../patterns/Article/index.ts';
import { StepList } from '../../patterns/StepList/index.ts';
import * as styles from './AboutUsScreen.css.ts';
import type { Figures } from './AboutUsScreen.state.ts';

export interface AboutUsScreenProps {
  figures: Figures;
  /** Addresses of up to four pictures of goods that stand in the bays. */
  scenery?: readonly string[] | undefined;
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
      <Stack gap={14}>
        <ArticleBlocks className={styles.story} blocks={t('story', { returnObjects: true })} />
        <Numbers figures={figures} />
        <Stack as="section" gap={6} aria-labelledby="about-promises">
          <Heading level={2} scale="title" id="about-promises">
            {t('promises.title')}
          </Heading>
          <Grid as="ul" columns="medium" gap={6} className={styles.promises}>
            {promises.map(({ name, glyph }) => (
              <Stack key={name} as="li">
                <InfoBay glyph={glyph} size="large" className={styles.bay} />
                <Stack gap={1}>
                  <Heading level={3}>{t(`promises.${name}.title`)}</Heading>
                  <Text tone="muted" prose>
                    {t(`promises.${name}.text`)}
                  </Text>
                </Stack>
              </Stack>
            ))}
          </Grid>
        </Stack>
        <Stack as="section" gap={6} aria-labelledby="about-way">
          <Heading level={2} scale="title" id="about-way">
            {t('way.title')}
          </Heading>
          <StepList size="large" steps={t('way.steps', { returnObjects: true })} />
        </Stack>
        <section aria-labelledby="about-merchants">
          <Inline gap={6} className={styles.call}>
            <div className={styles.callWords}>
              <Heading level={2} scale="heading" id="about-merchants">
                {t('merchants.title')}
              </Heading>
              <Text tone="muted" prose>
                {t('merchants.text')}
              </Text>
            </div>
            <Inline gap={3}>
              <LinkButton href={links.home}>{t('merchants.browse')}</LinkButton>
              <LinkButton href={links.openShop} tone="primary">
                {t('merchants.act')}
              </LinkButton>
            </Inline>
          </Inline>
        </section>
      </Stack>
    </InfoArticle>
  );
}

function Numbers({ figures }: { figures: Figures }) {
  const { t } = useTranslation('aboutUs');
  const format = useFormat();
  switch (figures.status) {
    case 'counting':
      return <SkeletonBlock shape="area" />;
    case 'none':
      return null;
    case 'ready':
      return (
        <Grid as="dl" columns="narrow" gap={6} className={styles.figures}>
          {figures.figures.map(({ name, count }) => (
            <div key={name} className={styles.figure}>
              <Text as="dt" tone="muted">
                {t(`figures.${name}`, { count })}
              </Text>
              <dd className={styles.count}>{printNumber(count, format)}</dd>
            </div>
          ))}
        </Grid>
      );
    default:
      return figures satisfies never;
  }
}
