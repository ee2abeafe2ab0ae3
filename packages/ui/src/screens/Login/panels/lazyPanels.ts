export { ForgotPanel as forgotPassword } from './ForgotPanel.tsx';
export { GuestPanel as guest } from './GuestPanel.tsx';
export { PhoneCodePanel as phoneCode } from './PhoneCodePanel.tsx';
export { RegisterPanel as register } from './RegisterPanel.tsx';
export { VerificationPanel as emailVerification } from './VerificationPanel.tsx';
