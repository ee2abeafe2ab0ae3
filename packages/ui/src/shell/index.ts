export * from './Account/index.ts';
export * from './Footer/index.ts';
export * from './Header/index.ts';
export * from './OfflineNotice/index.ts';
export * from './PageLayout/index.ts';
export * from './RouteProgress/index.ts';
export * from './ServiceWidget/index.ts';
