import { isBlankHtml } from '../../components/RichText/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

export type PrivacyAgreementState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** Nothing is written, or nothing is left of it once it is clean. */
  | { status: 'empty' }
  | {
      status: 'ready';
      /** As the operator wrote it: hostile. */
      html: string;
    };

/** The one way from data to what the screen shows. */
export function privacyAgreementState(resource: Resource<{ agreementHtml: string }>): PrivacyAgreementState {
  if (resource.status !== 'ready') return resource;
  const html = resource.data.agreementHtml;
  return isBlankHtml(html) ? { status: 'empty' } : { status: 'ready', html };
}
