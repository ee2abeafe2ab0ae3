import type { cartList, WireAnswer } from '@galleria/api';
import { stateOfLine } from '../market/cart.ts';
import { merchantName, productOf, skuOf, specOf } from '../market/shop.ts';
import type { CartLine } from '../market/state/checkout.ts';
import type { MarketState } from '../market/state.ts';
import { wireMoney } from './wire.ts';

type WireGroup = WireAnswer<typeof cartList>[number];

/** A cart by merchant, in the order of its lines. */
export function wireCart(state: MarketState, lines: readonly CartLine[]): WireGroup[] {
  const groups = new Map<number, CartLine[]>();
  for (const line of lines) {
    const merchant = productOf(state, line.product)?.merchant ?? 0;
    groups.set(merchant, [...(groups.get(merchant) ?? []), line]);
  }
  return [...groups].map(([merchant, own]) => ({
    merId: merchant,
    merName: merchantName(state, merchant),
    cartInfoList: own.map((line) => wireLine(state, line)),
  }));
}

/** A line that can no longer be bought carries neither price nor stock (docs/domain/cart.md#states-of-a-line). */
function wireLine(state: MarketState, line: CartLine): WireGroup['cartInfoList'][number] {
  const product = productOf(state, line.product);
  const sku = skuOf(state, line.product, line.sku);
  const stage = stateOfLine(state, line);
  const sold = stage === 'valid' || stage === 'soldOut';
  return {
    id: line.id,
    productId: line.product,
    productAttrUnique: line.sku,
    cartNum: line.quantity,
    image: sku?.image ?? product?.image ?? '',
    storeName: product?.name ?? '',
    attrId: line.sku,
    attrStatus: sold,
    ...(sold && sku && { suk: specOf(sku), price: wireMoney(sku.price), stock: sku.stock }),
  };
}
