import { isBlankHtml } from '../../components/RichText/index.ts';
import type { Resource, ShopError } from '../../state/resource.ts';

export type AgreementState =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  /** Nothing is written, or nothing is left of it once it is clean: nothing can be agreed to. */
  | { status: 'empty' }
  | {
      status: 'ready';
      /** As the operator wrote it: hostile. */
      html: string;
    };

/** The one way from data to what the dialog shows. It brings the sanitiser, as the dialog does. */
export function agreementState(resource: Resource<string>): AgreementState {
  if (resource.status !== 'ready') return resource;
  return isBlankHtml(resource.data) ? { status: 'empty' } : { status: 'ready', html: resource.data };
}
