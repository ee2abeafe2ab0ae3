import { ApiFailure, type Answer, type Client, productSkus } from '@galleria/api';
import type { Request } from './request.ts';

type Specification = Answer<typeof productSkus>;

/** What goods are sold as now: their specification, that they are gone, or that nobody could be asked. */
export type GoodsOffer =
  | { status: 'sold'; specification: Specification }
  | { status: 'gone' }
  | { status: 'unknown'; error: ApiFailure['error'] };

/** By the id of the goods. */
export type GoodsOffers = Readonly<Record<number, GoodsOffer>>;

/** How many are asked for at once. */
const atOnce = 6;

/** Asks what goods cost and how many there are of each sku. It never fails: what cannot be had says so. */
export async function askOffers(client: Client, productIds: readonly number[]): Promise<GoodsOffers> {
  const left = [...new Set(productIds)];
  const offers: Record<number, GoodsOffer> = {};
  const work = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) offers[id] = await askOffer(client, id);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return offers;
}

/**
 * The same, but it fails when somebody could not be asked: what is unknown is not gone. Goods that the server refuses to show while it shows
 * others are gone: servers say so in a sentence of their own. When it shows none, something else may be wrong.
 */
export async function askKnownOffers(client: Client, productIds: readonly number[]): Promise<GoodsOffers> {
  const offers = await askOffers(client, productIds);
  const isShowing = Object.values(offers).some(({ status }) => status === 'sold');
  const known = Object.entries(offers).map(([id, offer]): [string, GoodsOffer] => {
    const isRefused = offer.status === 'unknown' && offer.error.kind === 'business';
    return [id, isRefused && isShowing ? { status: 'gone' } : offer];
  });
  const unknown = known.map(([, offer]) => offer).find((offer) => offer.status === 'unknown');
  if (unknown) throw new ApiFailure(unknown.error);
  return Object.fromEntries(known);
}

async function askOffer(client: Client, id: number): Promise<GoodsOffer> {
  try {
    return { status: 'sold', specification: await client.call(productSkus, { params: { id } }) };
  } catch (cause) {
    if (!(cause instanceof ApiFailure)) throw cause;
    return cause.error.kind === 'notFound' ? { status: 'gone' } : { status: 'unknown', error: cause.error };
  }
}

export const goodsOffersRequest = (productIds: readonly number[]): Request<GoodsOffers> => ({
  name: 'offers of goods in the cart of the device',
  input: productIds,
  tags: [],
  access: 'public',
  send: (client) => askOffers(client, productIds),
});
