import type { TimelineEntry } from '../../components/Timeline/index.ts';
import { type Telephone, telephone } from '../../addresses/contact.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

/** Where a parcel is (docs/domain/orders.md#logistics). `unknown` is a state that a newer server invented. */
export const parcelStates = [
  'badNumber',
  'nothingYet',
  'pickedUp',
  'onTheWay',
  'signed',
  'problem',
  'hardCase',
  'returned',
  'unknown',
] as const;
export type ParcelState = (typeof parcelStates)[number];

/** Whether the shop is to be asked about a parcel: what is wrong is its to mend. */
export const asksShop = (state: ParcelState): boolean => state === 'badNumber' || state === 'hardCase' || state === 'returned';

/** Whether its text says to call the courier. */
export const asksCourier = (state: ParcelState): boolean => state === 'signed' || state === 'problem' || state === 'hardCase';

/** A parcel on its way. */
export interface ParcelView {
  state: ParcelState;
  company: string;
  trackingNo: string;
  /** Who brings it; the phone is a link only when it is a number that can be dialled. */
  courier: { name: string; phone: string; call?: Telephone | undefined };
  stops: readonly TimelineEntry[];
}

/** What the dialog shows. */
export type LogisticsState = { status: 'loading' } | { status: 'failed'; error: ShopError } | { status: 'ready'; parcel: ParcelView };

/** A parcel as the server gives it. */
export interface ParcelData {
  state: ParcelState;
  company: string;
  trackingNo: string;
  courier: { name: string; phone: string };
  stops: readonly { at: string; text: string }[];
}

/** The one way from data to what the dialog shows. */
export function logisticsState(resource: Resource<ParcelData>): LogisticsState {
  if (resource.status !== 'ready') return resource;
  const { stops, courier, ...parcel } = resource.data;
  return {
    status: 'ready',
    parcel: {
      ...parcel,
      courier: { ...courier, call: telephone(courier.phone) },
      // Couriers repeat themselves: two stops may have the same time and text.
      stops: stops.map((stop, at) => ({ ...stop, id: `${stop.at} ${at}` })),
    },
  };
}
