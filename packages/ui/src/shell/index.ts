export {
  type AccountNavData,
  type AccountNavEntry,
  AccountLayout,
  type AccountLayoutProps,
  type AccountNavGroup,
  accountNavGroups,
  AccountNav,
  type AddedNavEntry,
  type AccountNavProps,
  type AccountNavState,
  accountNavState,
  type AccountPage,
  accountPages,
} from './Account/index.ts';
export { Footer, type FooterProps, footerSlogans } from './Footer/index.ts';
export { type Account, Header, type HeaderProps, type MainPage } from './Header/index.ts';
export { connectionPhases, OfflineNotice, type OfflineNoticeProps } from './OfflineNotice/index.ts';
export { PageLayout, type PageLayoutProps, pageLayoutGrounds } from './PageLayout/index.ts';
export { RouteProgress, type RouteProgressProps, routeProgressPhases } from './RouteProgress/index.ts';
export {
  type CustomerServiceView,
  type ServiceState,
  type ServiceView,
  ServiceWidget,
  type ServiceWidgetProps,
  serviceState,
} from './ServiceWidget/index.ts';
