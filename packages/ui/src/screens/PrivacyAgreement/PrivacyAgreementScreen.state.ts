import type { Resource, ShopError } from '../../state/resource.ts';

export type PrivacyAgreementState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
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
  return html.trim() ? { status: 'ready', html } : { status: 'empty' };
}
