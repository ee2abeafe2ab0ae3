import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

const name = 'parcel';

interface Place {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The order whose parcel is looked at over a page: it stands in the address, so that Back closes it, behind the "#", since it is a
 * place within the page and no other page.
 */
export const parcelOf = ({ hash }: Pick<Place, 'hash'>): string | undefined => new URLSearchParams(hash.slice(1)).get(name) || undefined;

/** The address of a page with the parcel of an order over it. */
export const withParcel = ({ pathname, search }: Omit<Place, 'hash'>, orderNo: string): string =>
  `${pathname}${search}#${new URLSearchParams({ [name]: orderNo })}`;

/** Where the actions of an order lead from the present page. */
export function useOrderLinks() {
  const place = useLocation();
  return {
    cart: paths.cart,
    action: (action: keyof typeof actionPaths | 'viewLogistics', { number }: { number: string }) =>
      action === 'viewLogistics' ? withParcel(place, number) : actionPaths[action](number),
  };
}

const actionPaths = {
  pay: paths.payment,
  requestRefund: (no: string) => paths.refundRequest(no),
  evaluate: (no: string) => paths.evaluate(no),
} as const;
