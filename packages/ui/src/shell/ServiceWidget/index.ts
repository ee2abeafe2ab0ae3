export { ServiceWidget, type ServiceWidgetProps } from './ServiceWidget.tsx';
export {
  type CustomerServiceView,
  type ServiceState,
  type ServiceView,
  serviceState,
} from '../../features/service/serviceState.ts';
