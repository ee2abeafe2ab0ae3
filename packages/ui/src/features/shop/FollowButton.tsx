'use client';

import { Heart } from 'lucide';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button, type ButtonProps } from '../../components/Button/index.ts';
import { Icon } from '../../components/Icon/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.ts';
import { useToggleAction } from '../../hooks/useToggleAction.ts';
import { useErrorText } from '../../i18n/useErrorText.ts';
import type { Outcome, ShopError } from '../../state/resource.ts';
import { filled } from './FollowButton.css.ts';

export interface FollowButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth' | 'className'> {
  shop: { id: number; name: string };
  followed: boolean;
  /** Resolves when the page shows what is. */
  onFollow: (shopId: number, follow: boolean) => Promise<Outcome>;
}

/** Follows a shop, or no longer does. What a failure means is said in a toast; whoever closed the sign-in knows. Load the namespace `shop` with it. */
export function FollowButton({ shop, followed, onFollow, ...look }: FollowButtonProps) {
  const { t } = useTranslation('shop');
  const { show } = useToast();
  const errorText = useErrorText();
  const { wanted, toggle } = useToggleAction(followed, (follow) => onFollow(shop.id, follow));
  const isFollowed = wanted ?? followed;
  const [said, say] = useState('');
  const press = async () => {
    say('');
    const ended = await toggle();
    if (ended?.outcome.status === 'done') say(t(ended.value ? 'following' : 'notFollowing', { name: shop.name }));
    if (ended?.outcome.status === 'failed' && !isDeclined(ended.outcome.error))
      show({ tone: 'danger', title: errorText(ended.outcome.error) });
  };
  return (
    <>
      <Button {...look} tone={isFollowed ? 'neutral' : 'accent'} aria-busy={wanted !== undefined} onClick={press}>
        <Icon icon={Heart} size={16} className={isFollowed ? filled : undefined} />
        <span>
          {t(isFollowed ? 'unfollow' : 'follow')}
          <VisuallyHidden> {shop.name}</VisuallyHidden>
        </span>
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

/** A guest closed the sign-in, and knows it. */
const isDeclined = (error: ShopError) => error.kind === 'unauthorized' && error.message === '';
