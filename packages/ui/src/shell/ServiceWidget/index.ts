export { ServiceWidget, type ServiceWidgetProps } from './ServiceWidget.tsx';
export {
  type CustomerServiceView,
  mailAddress,
  type ServiceState,
  type ServiceView,
  type Telephone,
  serviceState,
  telephone,
} from './ServiceWidget.state.ts';
