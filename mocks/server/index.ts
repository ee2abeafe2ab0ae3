export { createMockServer, type ServerOptions } from './server.ts';
export { openStore, type Store, type StoreOptions } from './store.ts';
