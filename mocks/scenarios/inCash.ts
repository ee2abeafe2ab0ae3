import type { Scenario } from '../scenario.ts';

/** The same, but everything is to be paid in cash, when it arrives. */
export const inCash =
  (scenario: Scenario): Scenario =>
  () => {
    const world = scenario();
    for (const order of world.market.state.orders) order.payType = 'cod';
    return world;
  };
