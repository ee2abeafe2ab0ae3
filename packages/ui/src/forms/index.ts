// What a form is built with: Formisch's part in it, one way to send, and the rules of fields that every shop has.
export {
  Field,
  type FieldElementProps,
  focus,
  type FormSchema,
  type FormStore,
  getInput,
  setErrors,
  setInput,
  useForm,
} from './formisch.ts';
export { newPassword, optionalText, text } from './measuredRules.ts';
export { code, mailbox, optionalMailbox, optionalPhone, password, phone, phoneOfDialCode, postCode, ticked } from './rules.ts';
export { type FormSubmit, type FormSubmitOptions, useFormSubmit } from './useFormSubmit.ts';
