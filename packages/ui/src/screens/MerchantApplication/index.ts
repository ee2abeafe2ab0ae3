export type { ApplicationCode } from './ApplicationForm.tsx';
export { MerchantApplicationScreen, type MerchantApplicationScreenProps } from './MerchantApplicationScreen.tsx';
export {
  type ApplicationDraft,
  applicationDraftSchema,
  type ApplicationInput,
} from './MerchantApplicationScreen.schema.ts';
export {
  type ApplicationParts,
  type EarlierApplication,
  type MerchantApplicationState,
  merchantApplicationState,
} from './MerchantApplicationScreen.state.ts';
export { merchantApplicationTexts } from './texts.ts';
