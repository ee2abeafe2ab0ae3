export { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';
export type { PasswordRule } from './PasswordRules.tsx';
export { type PasswordParts, passwordParts } from '../../forms/passwordParts.ts';
