export type { ApplicationCode } from './ApplicationForm.tsx';
export { MerchantApplication, type MerchantApplicationProps } from './MerchantApplication.tsx';
export {
  type ApplicationDraft,
  applicationDraftSchema,
  type ApplicationInput,
} from './MerchantApplication.schema.ts';
export {
  type ApplicationParts,
  type EarlierApplication,
  type MerchantApplicationState,
  merchantApplicationState,
} from './MerchantApplication.state.ts';
