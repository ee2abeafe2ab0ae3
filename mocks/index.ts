export { BusinessError } from './businessError.ts';
export { type FaultName, faults } from './faults.ts';
export { fixtureNow } from './fixtureNow.ts';
export { handlers } from './handlers/index.ts';
export { ananya, createMarket, fixtureToken, type MarketOptions } from './market/seed.ts';
export { startSession } from './market/sessions.ts';
export type { Market, MarketState } from './market/state.ts';
export {
  businessError,
  businessErrorWhere,
  networkError,
  networkErrorOnce,
  pending,
  pendingWhere,
  respondWith,
  respondWithHtml,
  withFault,
} from './network.ts';
export { type Cookies, type Scenario, scenario, type ScenarioOptions } from './scenario.ts';
