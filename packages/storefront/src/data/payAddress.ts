const names = { pay: 'pay', qr: 'qr', by: 'by' } as const;

interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
}

/** Ways to pay that show a code for a phone. */
export const codeTypes = ['wechat', 'upi'] as const;
export type CodeType = (typeof codeTypes)[number];

/**
 * The order that is about to be paid over a page. It stands behind the "#" of the address, as a place within the page: Back closes
 * it, and a link can open it.
 */
export const paidOf = ({ hash }: Pick<PageLocation, 'hash'>): string | undefined =>
  new URLSearchParams(hash.slice(1)).get(names.pay)?.trim() || undefined;

/** The order whose code is shown over a page, and whose code it is. */
export function codeOf({ hash }: Pick<PageLocation, 'hash'>): { orderNo: string; payType: CodeType } | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const orderNo = fields.get(names.qr)?.trim();
  const payType = codeTypes.find((type) => type === fields.get(names.by));
  return orderNo && payType ? { orderNo, payType } : undefined;
}

/** A page with the payment of an order over it. */
export const withPayment = (path: string, orderNo: string): string => `${path}#${new URLSearchParams({ [names.pay]: orderNo })}`;

/** A page with the code of an order over it. */
export const withCode = (path: string, orderNo: string, payType: CodeType): string =>
  `${path}#${new URLSearchParams({ [names.qr]: orderNo, [names.by]: payType })}`;
