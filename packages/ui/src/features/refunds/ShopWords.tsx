import type { ReactNode } from 'react';
import { Avatar } from '../../components/Avatar/index.ts';
import { Text } from '../../layout/index.ts';
import { asTyped } from '../../theme/utilities.css.ts';
import * as styles from './refunds.css.ts';

/** What a shop says in its own words, such as why it refused. */
export function ShopWords({ shop, children }: { /** Its name, or what stands for one. */ shop: string; children: ReactNode }) {
  return (
    <div className={styles.words}>
      <Avatar name={shop} alt="" shape="square" size="small" />
      <div>
        <Text weight="semibold">{shop}</Text>
        <Text className={asTyped}>{children}</Text>
      </div>
    </div>
  );
}
