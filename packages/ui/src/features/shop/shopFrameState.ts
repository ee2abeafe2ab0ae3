import type { ServiceState } from '../service/serviceState.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** The pages of a shop, in the order of their links. */
export const shopPages = ['home', 'items', 'coupons', 'about'] as const;
export type ShopPage = (typeof shopPages)[number];

/** What stands around every page of a shop. */
export interface ShopFrameView {
  id: number;
  name: string;
  /** Address of its mark; may be empty. */
  avatar: string;
  /** Address of the wide picture behind it; may be empty. */
  backdrop: string;
  /** Run by Galleria itself. */
  selfSupport: boolean;
  /** 0 to 5; of none nothing is said. */
  stars: number;
  /** How its people are reached. */
  service: ServiceState;
  /** As the server says. */
  followed: boolean;
}

/** `closed`: the server says why nobody can come in. */
export type ShopFrameState<Shop extends ShopFrameView = ShopFrameView> =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'closed'; sentence: string }
  | { status: 'ready'; shop: Shop };

/** The one way from data to what stands around the pages of a shop (docs/domain/merchants.md#their-shop). */
export function shopFrameState<Shop extends ShopFrameView>(resource: Resource<Shop>): ShopFrameState<Shop> {
  if (resource.status === 'ready') return { status: 'ready', shop: resource.data };
  if (resource.status === 'loading') return resource;
  const { error } = resource;
  // A refusal with a reason: the shop has closed, or there never was one.
  const isRefused = error.kind === 'business' || error.kind === 'notFound';
  return isRefused && error.message ? { status: 'closed', sentence: error.message } : resource;
}

/** Where the pages of a shop are. */
export interface ShopFrameLinks {
  page: (page: ShopPage, shopId: number) => string;
  street: string;
}
