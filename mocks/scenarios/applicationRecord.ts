import { applications } from '@galleria/api';
import { ananya } from '../market/shoppers.ts';
import type { Application } from '../market/state/applications.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const pictures = ['/pictures/photo-document.svg', '/pictures/photo-receipt.svg', '/pictures/photo-detail.svg'];

/** States of the record of applications. */
export const applicationRecordScenarios = {
  ...standardStates({
    endpoints: [applications],
    empty: scenario({ market: (state) => keep(state, []) }),
    failure: 'The record is unavailable right now. Try again in a minute.',
  }),
  toBeReviewed: scenario({ market: only({ status: 1, name: 'Rao & Daughters Papers', category: 8, type: 3 }) }),
  approved: scenario({ market: only({ status: 2, name: 'Rao & Daughters Textiles', category: 1, type: 2 }) }),
  auditFailed: scenario({ market: only({ status: 3 }) }),
  licence: scenario({ market: only({ status: 2, name: 'Rao & Daughters Textiles', category: 1, type: 2, pictures }) }),
  /** A refused one was followed by another of the same name. */
  followed: scenario({ market: (state) => keep(state, [{ status: 3 }, { status: 1 }]) }),
  many: scenario({
    market: (state) =>
      keep(
        state,
        Array.from({ length: 23 }, (_, at) => ({ status: ([1, 2, 3] as const)[at % 3] ?? 1, name: `Rao & Daughters Prints ${at + 1}` })),
      ),
  }),
  hostile: scenario({
    market: only({
      status: 3,
      name: `<img src=x onerror=alert(1)> ${'Rindfleischetikettierungsüberwachung'.repeat(3)}`,
      realName: 'ก'.repeat(80),
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example`,
      refusal: `The licence cannot be read.\n${'unbroken'.repeat(30)}\n<script>alert(1)</script>`,
      pictures: ['/pictures/there-is-none.svg'],
    }),
  }),
  unknownStatus: scenario({
    network: () => [
      respondWith(applications, { list: [{ id: 7, name: 'Rao & Daughters Prints', email: ananya.email, auditStatus: 8 }], total: 1 }),
    ],
  }),
};

function only(change: Partial<Application>) {
  return (state: MarketState) => keep(state, [change]);
}

/** Makes these the applications of the shopper, each a day after the one before. */
function keep(state: MarketState, changes: Partial<Application>[]) {
  const one = state.applications.find(({ shopper }) => shopper === ananya.id);
  if (!one) throw new Error('The seed has no application of Ananya.');
  state.applications = changes.map((change, at) => ({
    ...one,
    refusal: change.status === 3 ? one.refusal : '',
    ...change,
    id: at + 1,
    at: one.at + at * 86_400_000,
  }));
}
