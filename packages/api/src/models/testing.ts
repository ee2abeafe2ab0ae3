import * as v from 'valibot';

/* For the tests of this folder. */

/** The first wrong field, as a contract error names it; undefined when there is none. */
export function wrongField(schema: v.GenericSchema, wire: unknown): string | undefined {
  const result = v.safeParse(schema, wire);
  return result.success ? undefined : (v.getDotPath(result.issues[0]) ?? '');
}

/** The same fields but one. */
export const without = (wire: object, name: string): object => Object.fromEntries(Object.entries(wire).filter(([key]) => key !== name));

/** The fields that a model must be made of: without them, and with null in them, they are named as wrong. */
export function needed(schema: v.GenericSchema, wire: object): string[] {
  return Object.keys(wire).filter(
    (name) => wrongField(schema, without(wire, name)) === name && wrongField(schema, { ...wire, [name]: null }) === name,
  );
}

/** The fields that a server may leave out and may send as null. */
export function spared(schema: v.GenericSchema, wire: object): string[] {
  return Object.keys(wire).filter((name) => v.is(schema, without(wire, name)) && v.is(schema, { ...wire, [name]: null }));
}

/** A line of an order as the server writes it, and as it leaves. */
export const line = {
  id: 7,
  productId: 106,
  productName: 'Running shoe',
  image: '/shoe.webp',
  attrValueId: 1061,
  sku: 'Lilac, UK 8',
  price: 4299,
  payNum: 2,
  isReply: 1,
};

export const shoe = {
  id: 7,
  productId: 106,
  skuId: 1061,
  name: 'Running shoe',
  image: '/shoe.webp',
  specText: 'Lilac, UK 8',
  price: '4299',
  quantity: 2,
  reviewed: true,
};

/** What the page of an order adds. */
export const sums = { proTotalPrice: 30, totalPostage: 2.5, totalPrice: 32.5, couponPrice: 10, integralPrice: 2.6 };
export const consignee = { realName: 'Ananya Rao', userPhone: '9886041210', userAddress: '14 Residency Road' };
export const decodedSums = { goods: '30', freight: '2.5', beforeDeductions: '32.5', couponDeduction: '10', pointsDeduction: '2.6' };
