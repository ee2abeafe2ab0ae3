export { PrivacyAgreementScreen, type PrivacyAgreementScreenProps } from './PrivacyAgreementScreen.tsx';
export { type PrivacyAgreementState, privacyAgreementState } from './PrivacyAgreementScreen.state.ts';
export { privacyAgreementTexts } from './texts.ts';
