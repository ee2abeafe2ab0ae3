import type { FormStore } from '../../forms/formisch.ts';
import type { FieldMessage } from '../../features/verification/useSendCode.ts';
import type { applicationSchema } from './MerchantApplicationScreen.schema.ts';
import type { Refusal } from './useRefusal.ts';

/** What every part of the form is given. */
export interface PartProps {
  form: FormStore<typeof applicationSchema>;
  fieldMessage: FieldMessage;
  refusal: Refusal | undefined;
}
