'use client';

import { useFormat } from '../../components/Format/index.ts';
import { Link } from '../../components/Link/index.ts';
import { Skeleton, SkeletonBlock, SkeletonText } from '../../components/Skeleton/index.ts';
import { foreignLang } from '../../text/foreignLang.ts';
import * as styles from './Categories.css.ts';
import type { CategoryTileView } from './HomeScreen.state.ts';

/** The bays while what stands in them is on its way. */
export function CategoriesSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className={styles.list}>
        {Array.from({ length: 6 }, (_, at) => (
          <div key={at}>
            <SkeletonBlock className={styles.bone} />
            <SkeletonText width="half" className={styles.boneName} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

/** Categories of the first level, each in its bay of the arcade. */
export function Categories({ categories, hrefOf }: { categories: readonly CategoryTileView[]; hrefOf: (id: number) => string }) {
  const { locale } = useFormat();
  return (
    <ul className={styles.list}>
      {categories.map(({ id, name, icon }) => (
        <li key={id} className={styles.item}>
          <div className={styles.bay}>
            {icon && <img src={icon} alt="" width={108} height={108} loading="lazy" decoding="async" className={styles.thing} />}
          </div>
          <Link href={hrefOf(id)} lang={foreignLang(name, locale)} className={styles.name}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
