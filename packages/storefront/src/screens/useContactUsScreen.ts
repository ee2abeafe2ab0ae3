import { type ContactUsScreenProps, contactUsState } from '@galleria/ui/screens';
import { useSite } from '../data/useShop.ts';
import { infoLinks, paths } from '../paths.ts';

/** Everything the contact page gets: the operator's own ways, and the browser's to a mail program. */
export function useContactUsScreen(): ContactUsScreenProps {
  const service = useSite(({ service }) => service);
  return {
    state: contactUsState(service.resource),
    links,
    onRetry: service.reload,
    onWrite: (href) => void window.open(href, '_self'),
  };
}

const links = { ...infoLinks, orders: paths.orderList() };
