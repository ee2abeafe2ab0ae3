export { PrivacyAgreement, type PrivacyAgreementProps } from './PrivacyAgreement.tsx';
export { type PrivacyAgreementState, privacyAgreementState } from './PrivacyAgreement.state.ts';
