import { type Telephone, telephone } from '../../addresses/contact.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** What is known of a shop. */
export interface ShopFactsView {
  /** In its own words, as typed; may be empty. */
  intro: string;
  /** May be empty. */
  address: string;
  phone: Telephone | undefined;
  /** ISO 8601. */
  joinedAt: string | undefined;
  followers: number;
}

/** Its documents: behind a picture code, or shown. */
export type ShopDocuments = { status: 'locked' } | { status: 'shown'; pictures: readonly string[] };

export type MerchantQualificationState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'ready'; facts: ShopFactsView; documents: ShopDocuments };

interface ShopDetails extends Omit<ShopFactsView, 'phone'> {
  phone: string;
  qualifications: readonly string[];
}

/**
 * The one way from data to what the screen shows (docs/domain/merchants.md#qualification). `asksCode` says whether the operator asks
 * for a picture code; `unlocked` are the pictures that came for one.
 */
export function merchantQualificationState(
  details: Resource<ShopDetails>,
  asksCode: Resource<boolean>,
  unlocked: readonly string[] | undefined,
): MerchantQualificationState {
  if (details.status !== 'ready') return details;
  // Nobody is kept from the rest when it cannot be told whether a code is asked for: a server that does not ask takes any.
  if (asksCode.status === 'loading') return asksCode;
  const { qualifications, phone, ...facts } = details.data;
  const pictures = unlocked ?? qualifications;
  const isLocked = unlocked === undefined && pictures.length === 0 && (asksCode.status === 'failed' || asksCode.data);
  return {
    status: 'ready',
    facts: { ...facts, phone: telephone(phone) },
    documents: isLocked ? { status: 'locked' } : { status: 'shown', pictures },
  };
}
