import { policyNames } from '@galleria/ui/patterns';
import type { PolicyScreenProps } from '@galleria/ui/screens';
import { useLocation } from 'react-router-dom';
import { infoLinks } from '../paths.ts';

/** Everything a policy page gets: which one, by the last step of the address. The route table knows those that exist. */
export function usePolicyScreen(): PolicyScreenProps {
  const { pathname } = useLocation();
  const name = policyNames.find((one) => one === pathname.split('/')[2]) ?? 'terms';
  return { name, links: infoLinks };
}
