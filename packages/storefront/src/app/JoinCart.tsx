import { addToCart } from '@galleria/api';
import { useToast } from '@galleria/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useInvalidate } from '../data/cache.ts';
import { joinCart } from '../data/joinCart.ts';
import { paths } from '../paths.ts';
import { useServices } from './services.tsx';

/** Whoever has signed in finds what they put into the cart before; the cart's own page tells the rest. Renders nothing. */
export function JoinCart() {
  const { t } = useTranslation(['cart', 'common']);
  const services = useServices();
  const invalidate = useInvalidate();
  const { show } = useToast();
  const isCart = useLocation().pathname === paths.cart;
  useEffect(() => {
    void joinCart(services).then(async (join) => {
      if (join?.status !== 'done') return;
      await invalidate(addToCart);
      const title = t('cart:joined.count', { count: join.joined });
      if (!isCart && join.joined > 0)
        show({ tone: 'success', title, link: { href: paths.cart, label: t('common:toCart') }, carries: true });
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for one who has signed in: what later renders make anew must not join again
  }, [services]);
  return null;
}
