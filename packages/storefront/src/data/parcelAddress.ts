import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { withPayment } from './payAddress.ts';

const name = 'parcel';

interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/**
 * The order whose parcel is looked at over a page: it stands in the address, so that Back closes it, behind the "#", since it is a
 * place within the page and no other page.
 */
export const parcelOf = ({ hash }: Pick<PageLocation, 'hash'>): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(name) || undefined;

/** The address of a page with the parcel of an order over it. */
export const withParcel = ({ pathname, search }: Omit<PageLocation, 'hash'>, orderNo: string): string =>
  `${pathname}${search}#${new URLSearchParams({ [name]: orderNo })}`;

/** Where the actions of an order lead from the present page. */
export function useOrderLinks() {
  const location = useLocation();
  return {
    cart: paths.cart,
    action: (action: keyof typeof actionPaths, { orderNo }: { orderNo: string }) => actionPaths[action](orderNo, location),
  };
}

const actionPaths = {
  pay: (orderNo: string, { pathname, search }: PageLocation) => withPayment(pathname + search, orderNo),
  viewLogistics: (orderNo: string, page: PageLocation) => withParcel(page, orderNo),
  requestRefund: (orderNo: string) => paths.refundRequest(orderNo),
  evaluate: (orderNo: string) => paths.evaluate(orderNo),
} as const;
