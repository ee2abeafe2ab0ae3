export { ServiceWidget, type ServiceWidgetProps } from './ServiceWidget.tsx';
export {
  type CustomerServiceView,
  type ServiceState,
  type ServiceView,
  serviceState,
} from './ServiceWidget.state.ts';
