'use client';

import { useTranslation } from '../../i18n/useTranslation.ts';
import { printDate, useDateFormat } from '../../components/Format/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { FollowButton, type FollowButtonProps } from '../../features/shop/FollowButton.tsx';
import { useErrorText } from '../../i18n/useErrorText.ts';
import { Heading } from '../../layout/index.ts';
import { ShopCard, ShopGrid } from '../../patterns/ShopCard/index.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import type { FollowedShopView } from './CollectionListScreen.state.ts';

export interface FollowedShopsActs extends Pick<FollowButtonProps, 'onFollow'> {
  /** Whether one that was followed still is, as was pressed last. */
  isFollowed: (shop: { id: number; followed: boolean }) => boolean;
}

interface FollowedShopsProps extends FollowedShopsActs {
  shops: readonly FollowedShopView[];
  shopHref: (merchantId: number) => string;
}

/** The shops that a shopper follows; one that is left can be followed again, as long as it is open. */
export function FollowedShops({ shops, shopHref, isFollowed, onFollow }: FollowedShopsProps) {
  const { t } = useTranslation(['wishList', 'shop']);
  const format = useDateFormat();
  const { show } = useToast();
  const errorText = useErrorText();
  const followAgain = async (id: number) => {
    const outcome = await onFollow(id, true);
    if (outcome.status === 'failed') show({ tone: 'danger', title: errorText(outcome.error) });
  };
  const leave = async ({ id, name, open }: FollowedShopView) => {
    const outcome = await onFollow(id, false);
    if (outcome.status === 'done')
      show({
        tone: 'info',
        title: t('shop:notFollowing', { name }),
        ...(open && { action: { label: t('wishList:undo'), onPress: () => void followAgain(id) } }),
      });
    return outcome;
  };
  const noteOf = ({ open, followedAt }: FollowedShopView) =>
    open ? followedAt && t('wishList:since', { date: printDate(followedAt, format).replaceAll(' ', '\u00a0') }) : t('wishList:closed');
  return (
    <>
      <Heading level={2} className={visuallyHidden}>
        {t('shop:shops')}
      </Heading>
      <ShopGrid size="large">
        {shops.map((shop) => (
          <li key={shop.id} data-entry={shop.id}>
            <ShopCard
              shop={shop}
              href={shopHref(shop.id)}
              note={noteOf(shop)}
              action={
                <FollowButton
                  size="small"
                  shop={shop}
                  followed={isFollowed({ id: shop.id, followed: true })}
                  onFollow={(_, follow) => (follow ? onFollow(shop.id, true) : leave(shop))}
                />
              }
            />
          </li>
        ))}
      </ShopGrid>
    </>
  );
}
