export {
  type AddressInput,
  type AddressProblem,
  addressLimits,
  addressProblems,
  addressSchema,
} from './AddressForm.schema.ts';
export { AddressForm, type AddressFormProps, type AddressFormTexts } from './AddressForm.tsx';
