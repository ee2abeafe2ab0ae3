import { signInMethods } from '@galleria/api';
import { type PrivacyAgreementScreenProps, privacyAgreementState } from '@galleria/ui/screens';
import { request } from '../data/request.ts';
import { useResource } from '../data/useResource.ts';
import { infoLinks } from '../paths.ts';

/** Everything the privacy agreement gets. */
export function usePrivacyAgreementScreen(): PrivacyAgreementScreenProps {
  const agreement = useResource(request(signInMethods, {}));
  return { state: privacyAgreementState(agreement.resource), links: infoLinks, onRetry: agreement.reload };
}
