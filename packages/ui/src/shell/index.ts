export {
  type CentreData,
  type CentreEntry,
  CentreFrame,
  type CentreFrameProps,
  type CentreGroup,
  centreGroups,
  CentreMenu,
  type CentreMenuEntry,
  type CentreMenuProps,
  type CentreMenuState,
  centreMenuState,
  type CentrePage,
  centrePages,
} from './Centre/index.ts';
export { Footer, type FooterProps, footerSlogans } from './Footer/index.ts';
export { type Account, Header, type HeaderProps, type MainPage } from './Header/index.ts';
export { connectionPhases, OfflineNotice, type OfflineNoticeProps } from './OfflineNotice/index.ts';
export { Page, type PageProps, pageGrounds } from './Page/index.ts';
export { RouteProgress, type RouteProgressProps, routeProgressPhases } from './RouteProgress/index.ts';
export {
  type CustomerServiceView,
  mailAddress,
  type ServiceState,
  type ServiceView,
  ServiceWidget,
  type ServiceWidgetProps,
  serviceState,
  telephone,
} from './ServiceWidget/index.ts';
