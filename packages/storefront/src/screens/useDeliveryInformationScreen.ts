import type { DeliveryInformationScreenProps } from '@galleria/ui/screens';
import { infoLinks } from '../paths.ts';

/** Sample rates for the operator to replace, like the texts around them; what an order costs is said at the checkout. */
const rates: DeliveryInformationScreenProps['rates'] = [
  { zone: 'city', days: [1, 2], fee: '49', freeFrom: '499' },
  { zone: 'metro', days: [2, 4], fee: '79', freeFrom: '999' },
  { zone: 'country', days: [4, 7], fee: '99', freeFrom: '999' },
  { zone: 'remote', days: [7, 12], fee: '149', freeFrom: '1999' },
];

/** Everything the delivery page gets. */
export function useDeliveryInformationScreen(): DeliveryInformationScreenProps {
  return { rates, links: infoLinks };
}
