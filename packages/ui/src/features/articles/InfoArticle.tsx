'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Arch } from '../../components/Arch/index.ts';
import { Icon, type IconDrawing } from '../../components/Icon/index.ts';
import { Text } from '../../layout/index.ts';
import { ArticlePage, type ArticlePageProps } from '../../patterns/Article/index.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './InfoArticle.css.ts';
import type { InfoLinks, InfoPage } from './infoPages.ts';
import { useInfoNav } from './useInfoNav.ts';

interface InfoArticleProps extends Omit<ArticlePageProps, 'nav'> {
  links: InfoLinks;
  /** Which of the pages it is, if it is one that they lead to. */
  page?: InfoPage | undefined;
}

/** A page that tells about the shop, with the way to the others beside it. */
export function InfoArticle({ links, page, ...rest }: InfoArticleProps) {
  return <ArticlePage {...rest} nav={useInfoNav(links, page)} />;
}

interface InfoArtProps {
  /** What the page is about. */
  sign: IconDrawing;
  beside?: { before: IconDrawing; after: IconDrawing } | undefined;
}

/** What stands in the head of such a page: three bays, its sign in the middle one. */
export function InfoArt({ sign, beside }: InfoArtProps) {
  return (
    <>
      <Arch shade={false} sign={beside && <Icon icon={beside.before} size={32} />} />
      <Arch shade={false} tone="accent" sign={<Icon icon={sign} size={32} />} />
      <Arch shade={false} sign={beside && <Icon icon={beside.after} size={32} />} />
    </>
  );
}

/** A small bay of the arcade with an icon in it. */
export function InfoBay({
  glyph,
  size,
  className,
}: {
  glyph: IconDrawing;
  size: keyof typeof styles.baySizes;
  className?: string | undefined;
}) {
  return (
    <span className={classes(styles.bay, styles.baySizes[size], className)}>
      <Icon icon={glyph} size={size === 'small' ? 20 : 24} />
    </span>
  );
}

/** Says below an article that whoever runs the shop has yet to write it. */
export function SampleNote() {
  const { t } = useTranslation('info');
  return (
    <>
      <Text as="span" scale="meta" weight="medium">
        {t('sample.title')}
      </Text>
      <br />
      {t('sample.text')}
    </>
  );
}
