import { currentUser, orderCounts, unpaidOrders, userMenu } from '@galleria/api';
import { ananya } from '../market/shoppers.ts';
import type { MarketState } from '../market/state.ts';
import { respondWith, businessError } from '../network.ts';
import { scenario } from '../scenario.ts';
import { standardStates } from '../standardStates.ts';

const added = [
  { id: 65, name: 'Personal information', pic: '', pc_url: '/users/user_info' },
  { id: 90, name: 'Gift cards for friends, family and everybody else', pic: '/pictures/there-is-none.svg', pc_url: '/users/gift_cards' },
  { id: 91, name: 'A way out of the shop', pic: '', pc_url: 'https://elsewhere.example/users' },
];

/** States of the user centre's menu and overview. */
export const accountScenarios = {
  ...standardStates({
    endpoints: [currentUser, orderCounts, userMenu],
    failure: 'Your account is unavailable right now. Try again in a minute.',
  }),
  /** Nothing of the shopper waits anywhere. */
  quiet: scenario({ market: forgetOrders }),
  /** Nothing is to be paid, and a parcel is on its way. */
  travelling: scenario({ market: (state) => keepOrders(state, 'toReceive') }),
  countsFailed: scenario({ network: () => [businessError(orderCounts, 500)] }),
  latestFailed: scenario({ network: () => [businessError(unpaidOrders, 500)] }),
  menuFailed: scenario({ network: () => [businessError(userMenu, 500)] }),
  addedEntries: scenario({ network: () => [respondWith(userMenu, { routine_my_menus: added })] }),
  hostile: scenario({ market: makeHostile }),
};

function forgetOrders(state: MarketState) {
  state.orders = [];
  state.refunds = [];
}

function keepOrders(state: MarketState, stage: 'toReceive') {
  state.orders = state.orders.filter(({ shopper, parts }) => shopper === ananya.id && parts.every((part) => part.state === stage));
  state.refunds = [];
}

function makeHostile(state: MarketState) {
  const shopper = state.shoppers.find(({ id }) => id === ananya.id);
  if (!shopper) return;
  shopper.nickname = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaftspräsidentin';
  shopper.points = 1_234_567_890;
  for (const { parts } of state.orders) {
    for (const part of parts) {
      const [line] = part.lines;
      if (line) part.lines = Array.from({ length: 200 }, (_, at) => ({ ...line, id: 9000 + at }));
    }
  }
}
