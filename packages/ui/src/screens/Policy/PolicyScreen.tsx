'use client';

import { Package, PackageOpen, ReceiptText, Scale, ShieldCheck, Truck } from 'lucide';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { printDay, useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { InfoArt, InfoArticle, SampleNote } from '../../features/articles/InfoArticle.tsx';
import type { InfoLinks, PolicyName } from '../../features/articles/infoPages.ts';
import { Text } from '../../layout/index.ts';
import { ArticleBlocks, ArticleSections } from '../../patterns/Article/index.ts';
import * as styles from './PolicyScreen.css.ts';
import { policyDays } from './PolicyScreen.state.ts';
import { policyTexts } from './texts.ts';

export interface PolicyScreenProps {
  name: PolicyName;
  links: InfoLinks;
}

const glyphs = {
  order: Package,
  privacy: ShieldCheck,
  refund: ReceiptText,
  return: PackageOpen,
  shipping: Truck,
  terms: Scale,
} as const satisfies Record<PolicyName, unknown>;

/** One of the shop's six policies (docs/domain/site.md#footer). Its texts are a file of their own, loaded with the page. */
export function PolicyScreen({ name, links }: PolicyScreenProps) {
  const { t } = useTranslation('info');
  const { t: read } = useTranslation(policyTexts[name][0]);
  const format = useFormat();
  return (
    <InfoArticle
      page={name}
      links={links}
      title={t(`pages.${name}`)}
      lead={read('lead')}
      fact={t('since', { date: printDay(policyDays[name], format) })}
      art={<InfoArt sign={glyphs[name]} />}
    >
      <ArticleSections
        contents={t('contents')}
        note={<SampleNote />}
        sections={read('sections', { returnObjects: true }).map(({ title, text }) => ({ title, content: <ArticleBlocks blocks={text} /> }))}
      />
      <Text scale="lead" tone="muted" className={styles.questions}>
        {t('questions')}{' '}
        <Text as="span" scale="lead" weight="medium" tone="text">
          <Link inline href={links.contact}>
            {t('ask')}
          </Link>
        </Text>
      </Text>
    </InfoArticle>
  );
}
