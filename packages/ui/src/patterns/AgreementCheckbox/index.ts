export { AgreementCheckbox, type AgreementCheckboxProps, AgreementLink, type AgreementLinkProps } from './AgreementCheckbox.tsx';
