import { addressPage, deleteAddress } from '@galleria/api';
import { http } from 'msw/http';
import { mswPath } from '../createHandler.ts';
import { ananya } from '../market/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

/** States of a shopper's addresses. */
export const addressListScenarios = {
  ...standardStates({
    endpoints: [addressPage],
    empty: scenario({ market: (state) => void (state.addresses = []) }),
    failure: 'The address book is unavailable right now. Try again in a minute.',
  }),
  deletedElsewhere: overtaken('Vikram Rao'),
  many: scenario({ market: (state) => fill(state, 20) }),
  hostile: scenario({ market: makeHostile }),
};

/** The address has gone from the market by the time that a call to delete it comes. */
function overtaken(name: string): Scenario {
  return () => {
    const made = scenario()();
    const { state } = made.market;
    const other = http.post(mswPath(deleteAddress), () => {
      state.addresses = state.addresses.filter((address) => address.name !== name);
    });
    return { ...made, handlers: [other, ...made.handlers] };
  };
}

function fill(state: MarketState, count: number) {
  const own = state.addresses.filter(({ shopper }) => shopper === ananya.id);
  state.addresses = Array.from({ length: count }, (_, at) => {
    const model = own[at % own.length];
    if (!model) throw new Error('The seed has no address of Ananya to copy. Add one in market/belongings.ts.');
    return { ...model, id: 900 - at, isDefault: at === 0, detail: `Flat ${at + 1}, ${model.detail}` };
  });
}

function makeHostile(state: MarketState) {
  const own = state.addresses.filter(({ shopper }) => shopper === ananya.id);
  const changes = [
    {
      name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      detail: `Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsstraße 1234567890\n${'Treppe 7, '.repeat(40)}`,
      country: 'Atlantis',
    },
    {
      name: '<img src=x onerror=alert(1)>',
      detail: '</p><script>alert(1)</script> & "quotes"',
      phone: '98450123459845012345984501234598450',
    },
    { name: 'อนัญญา ราว ผู้รับสินค้าแทนเจ้าของบ้าน', detail: 'ที่อยู่สำหรับจัดส่งสินค้าของคุณในกรุงเทพมหานครและปริมณฑลชั้นสิบสองห้องสามร้อยสี่' },
  ];
  for (const [at, address] of own.entries()) Object.assign(address, changes[at]);
}
