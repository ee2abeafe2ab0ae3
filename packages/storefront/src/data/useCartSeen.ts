import { currentUser } from '@galleria/api';
import type { Resource } from '@galleria/ui';
import type { CartData, CartSeen } from '@galleria/ui/screens';
import { useEffect, useState } from 'react';
import { useServices } from '../app/services.tsx';
import { readCartSeen, writeCartSeen } from './cartSeen.ts';
import { ownerIdOf } from './ownerId.ts';
import { ownerOf } from './ownerOf.ts';
import { request } from './request.ts';
import { useAnswer } from './useResource.ts';
import { unselectedOf } from './useUnselected.ts';

const guestOwner = 'guest';
const nothing: CartSeen = new Map();

/**
 * What was seen of the cart at the last visit, as long as this one lasts; what is seen now is kept for the next. What another shopper left
 * unselected on this tab is forgotten.
 */
export function useCartSeen(cart: Resource<CartData>, isMember: boolean): CartSeen {
  const services = useServices();
  const { device } = services;
  const { resource } = useAnswer(isMember ? request(currentUser, {}) : undefined);
  const shopper = resource.status === 'ready' ? ownerOf(resource.data) : undefined;
  const name = isMember ? shopper : guestOwner;
  const [last, setLast] = useState<{ name: string; owner: string; seen: CartSeen }>();
  useEffect(() => {
    let isLeft = false;
    const read = (owner: string | undefined) => {
      if (!isLeft && name !== undefined && owner !== undefined) setLast({ name, owner, seen: readCartSeen(device, owner) });
    };
    if (name === guestOwner) read(guestOwner);
    else if (name !== undefined)
      void ownerIdOf(name).then((owner) => {
        // Of the same shopper it goes on, as a visitor's does when they sign in.
        if (!isLeft) unselectedOf(services).keepFor(owner);
        read(owner);
      });
    return () => {
      isLeft = true;
    };
  }, [services, device, name]);
  const data = cart.status === 'ready' ? cart.data : undefined;
  const present = last?.name === name ? last : undefined;
  useEffect(() => {
    if (present && data) writeCartSeen(device, present.owner, data);
  }, [device, present, data]);
  return present?.seen ?? nothing;
}
