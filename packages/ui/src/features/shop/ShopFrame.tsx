'use client';

import type { ReactNode } from 'react';
import { fadeRow } from '../../hooks/fadeRow.ts';
import { usePicture } from '../../hooks/usePicture.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Avatar } from '../../components/Avatar/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Rating } from '../../components/Rating/index.ts';
import { printScore } from '../../components/Rating/ratingStars.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { Tag } from '../../components/Tag/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { Heading, Stack } from '../../layout/index.ts';
import { AsyncContent } from '../../patterns/AsyncContent/index.ts';
import { usePageTitle } from '../../patterns/ListPage/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import { fadingRow } from '../../theme/fadingRow.css.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { ContactShop } from '../service/ContactShop.tsx';
import { FollowButton, type FollowButtonProps } from './FollowButton.tsx';
import * as styles from './ShopFrame.css.ts';
import { type ShopFrameLinks, type ShopFrameState, type ShopFrameView, type ShopPage, shopPages } from './shopFrameState.ts';

export interface ShopFrameProps extends Pick<FollowButtonProps, 'onFollow'> {
  state: ShopFrameState;
  /** Which of its pages this is. */
  page: ShopPage;
  /** Which page of its items, from 1. */
  itemsPage?: number | undefined;
  /** Whether it is followed: as was pressed last, else as the server says. */
  isFollowed: (shop: { id: number; followed: boolean }) => boolean;
  frameLinks: ShopFrameLinks;
  /** Stands below the head while the shop is on its way: bones of what comes, which say nothing by themselves. */
  skeleton: ReactNode;
  onRetry: () => void;
}

/**
 * What stands around every page of a shop: its picture, mark and name, how to follow it and to reach its people, and the way to
 * its other pages. Load the namespaces `merchantHome`, `shop`, `service` and `orderList` with it.
 */
export function ShopFrame({ state, children, ...rest }: ShopFrameProps & { children: (shop: ShopFrameView) => ReactNode }) {
  const { t } = useTranslation(['merchantHome', 'common']);
  const { locale } = useFormat();
  const { frameLinks, skeleton, onRetry } = rest;
  return (
    <>
      {(state.status === 'loading' || state.status === 'failed') && (
        <Heading level={1} tabIndex={-1} className={visuallyHidden}>
          {t('title')}
        </Heading>
      )}
      <AsyncContent
        surface="page"
        state={state}
        skeleton={<FrameSkeleton label={t('loading')}>{skeleton}</FrameSkeleton>}
        failedTitle={t('failed')}
        onRetry={onRetry}
      >
        {(arrived) =>
          arrived.status === 'ready' ? (
            <Stack gap={8}>
              <Head shop={arrived.shop} {...rest} />
              {children(arrived.shop)}
            </Stack>
          ) : (
            <EmptyState
              object="shop"
              level={1}
              documentTitle={arrived.sentence.replace(/[.。]\s*$/, '')}
              title={t('closed')}
              description={<span lang={foreignLang(arrived.sentence, locale)}>{arrived.sentence}</span>}
            >
              <LinkButton href={frameLinks.street}>{t('others')}</LinkButton>
            </EmptyState>
          )
        }
      </AsyncContent>
    </>
  );
}

function Head({
  shop,
  page,
  itemsPage = 1,
  isFollowed,
  onFollow,
  frameLinks,
}: { shop: ShopFrameView } & Omit<ShopFrameProps, 'state' | 'skeleton' | 'onRetry'>) {
  const { t } = useTranslation(['merchantHome', 'shop', 'common']);
  const { locale } = useFormat();
  const pageTitle = usePageTitle();
  const { stars, selfSupport } = shop;
  const name = shop.name.trim() || t('shop:unnamed');
  const lang = foreignLang(name, locale);
  const titles: Record<ShopPage, string> = {
    home: t('common:header.start'),
    items: t('common:items'),
    coupons: t('page.coupons'),
    about: t('page.about'),
  };
  return (
    <header className={styles.root}>
      <Backdrop src={shop.backdrop} />
      <div className={styles.row}>
        <Avatar name={name} alt="" src={shop.avatar} shape="square" size="large" className={styles.mark} />
        <div className={styles.words}>
          <Heading
            level={1}
            documentTitle={pageTitle(page === 'home' ? name : `${name}: ${titles[page]}`, itemsPage)}
            tabIndex={-1}
            className={styles.name}
          >
            <span lang={lang}>{name}</span>
            {page !== 'home' && <VisuallyHidden>: {titles[page]}</VisuallyHidden>}
          </Heading>
          {(stars > 0 || selfSupport) && (
            <p className={styles.facts}>
              {stars > 0 && <Rating value={stars} label={t('shop:stars', { stars: printScore(stars, locale) })} />}
              {selfSupport && <Tag>{t('shop:own')}</Tag>}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <ContactShop service={shop.service} />
          <FollowButton shop={shop} followed={isFollowed(shop)} onFollow={onFollow} />
        </div>
      </div>
      <nav aria-label={t('pages', { name })} className={styles.pages}>
        <ul ref={fadeRow} className={classes(fadingRow, styles.list)}>
          {shopPages.map((one) => (
            <li key={one}>
              <Link href={frameLinks.page(one, shop.id)} className={styles.link} aria-current={one === page ? 'page' : undefined}>
                {titles[one]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

/** Its place stays when it does not load. What stands at the end of the picture is what the shop sells: it stays when it is cut. */
function Backdrop({ src }: { src: string }) {
  const picture = usePicture(src);
  return (
    <div className={styles.backdrop}>
      {picture.src && <img {...picture} alt="" width={1200} height={320} fetchPriority="high" className={styles.picture} />}
    </div>
  );
}

function FrameSkeleton({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <Skeleton label={label} className={styles.root}>
        <SkeletonBlock className={styles.backdrop} />
        <div className={styles.row}>
          <SkeletonBlock className={styles.markBone} />
          <div className={styles.words}>
            <SkeletonText scale="title" width="quarter" />
            <SkeletonText scale="meta" width="quarter" />
          </div>
        </div>
        <div className={styles.pagesBone}>
          <SkeletonText width="quarter" />
        </div>
      </Skeleton>
      {children}
    </Stack>
  );
}
