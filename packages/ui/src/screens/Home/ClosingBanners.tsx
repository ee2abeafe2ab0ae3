'use client';

import { Link } from '../../components/Link/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { WidePicture } from '../../features/pictures/WidePicture.tsx';
import { Heading } from '../../layout/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import * as styles from './ClosingBanners.css.ts';
import type { BannerView } from './HomeScreen.state.ts';

/** Pictures between the blocks of goods; the whole of each leads somewhere. */
export function ClosingBanners({ banners }: { banners: readonly BannerView[] }) {
  const { locale } = useFormat();
  if (banners.length === 0) return null;
  return (
    <ul className={styles.closing}>
      {banners.map(({ id, name, image, href }) => (
        <li key={id} className={styles.closer}>
          <WidePicture src={image} className={styles.closerPicture} />
          <Heading level={2} scale="heading" lang={foreignLang(name, locale)} className={styles.closerName}>
            {href ? (
              <Link href={href} className={styles.whole}>
                {name}
              </Link>
            ) : (
              name
            )}
          </Heading>
        </li>
      ))}
    </ul>
  );
}
