'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { Carousel } from '../../components/Carousel/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { SkeletonBlock } from '../../components/Skeleton/index.ts';
import { WidePicture } from '../../features/pictures/WidePicture.tsx';
import { Heading, Stack } from '../../layout/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './Banners.css.ts';
import type { BannerView, HomeBlock } from './HomeScreen.state.ts';

/** The pictures of what is on now. They stand still until somebody turns them. Without them there are no banners, and nobody misses them. */
export function Banners({ state }: { state: HomeBlock<BannerView> }) {
  const { t } = useTranslation('home');
  if (state.status === 'loading') return <SkeletonBlock className={classes(styles.frame, styles.skeleton)} />;
  if (state.status !== 'ready') return null;
  return (
    <Carousel
      variant="slides"
      texts={{
        label: t('banners'),
        previous: t('previous'),
        next: t('next'),
        place: (at, count) => t('place', { at, count }),
      }}
    >
      {state.items.map((banner, at) => (
        <Slide key={banner.id} banner={banner} first={at === 0} />
      ))}
    </Carousel>
  );
}

function Slide({ banner: { name, image, href }, first }: { banner: BannerView; first: boolean }) {
  const { t } = useTranslation('home');
  const { locale } = useFormat();
  return (
    <div className={styles.frame}>
      <WidePicture src={image} first={first} className={styles.picture} />
      <Stack gap={6} align="start" className={styles.words}>
        {name && (
          <Heading level={2} scale="display" lang={foreignLang(name, locale)} className={styles.headline}>
            {name}
          </Heading>
        )}
        {href && (
          <LinkButton tone="primary" size="large" href={href}>
            {t('seeBanner')}
          </LinkButton>
        )}
      </Stack>
    </div>
  );
}
