import { orderLogistics } from '@galleria/api';
import { fixtureNow } from '../fixtureNow.ts';
import { ananya } from '../market/shoppers.ts';
import type { Delivery } from '../market/state/orders.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';
import { orderNumbers } from './orderDetail.ts';

const tracked = (tracking: Delivery['tracking']) => scenario({ market: (state) => change(state, { tracking }) });

/** States of the dialog that says where a parcel is. */
export const logisticsScenarios = {
  ...standardStates({ endpoints: [orderLogistics], ready: tracked(2), failure: 'The courier does not answer.' }),
  signed: tracked(3),
  problem: tracked(4),
  hardCase: tracked(5),
  nothingYet: tracked(0),
  pickedUp: tracked(1),
  returned: tracked(6),
  badNumber: tracked(-1),
  byPerson: scenario({ market: (state) => change(state, { kind: 'send', name: 'Imran S.', number: '9000000099' }) }),
  hostile: scenario({ network: () => [respondWith(orderLogistics, hostile)] }),
};

function change(state: MarketState, delivery: Partial<Delivery>): void {
  for (const { shopper, parts } of state.orders)
    for (const part of parts)
      if (shopper === ananya.id && part.no === orderNumbers.sent && part.delivery) Object.assign(part.delivery, delivery);
}

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

/** A state that nobody knows, a number that is none, and stops in any order. */
const hostile = {
  expNo: long,
  expName: `<b>${long}</b>`,
  courier: '<script>alert(1)</script>',
  courierPhone: 'javascript:alert(1)',
  trackTime: null,
  state: 42,
  logisticsInfo: JSON.stringify([
    { AcceptTime: wire(-50), AcceptStation: 'รับพัสดุแล้วที่ศูนย์คัดแยกบางนา' },
    { AcceptTime: wire(-2), AcceptStation: `<img src=x onerror=alert(1)> ${long}` },
    { AcceptTime: wire(-2), AcceptStation: '' },
  ]),
};

function wire(hours: number): string {
  return new Date(fixtureNow + (hours + 8) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
