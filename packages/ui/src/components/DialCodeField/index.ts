export type { Country } from './country.ts';
export { DialCodeButton, type DialCodeButtonProps, type DialCodePicker } from './DialCodeButton.tsx';
export { DialCodeField, type DialCodeFieldProps } from './DialCodeField.tsx';
