export {
  type AddressInput,
  addressSchema,
} from './AddressForm.schema.ts';
export { AddressForm, type AddressFormProps } from './AddressForm.tsx';
