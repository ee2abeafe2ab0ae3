'use client';

import { focus, type FormStore } from '../../forms/formisch.ts';
import { useEffect, useState } from 'react';
import type { ShopError, Submission } from '../../state/resource.ts';
import type { ApplicationInput, applicationSchema } from './MerchantApplicationScreen.schema.ts';
import { refusedField, type RefusedField } from './refusedField.ts';

export interface Refusal {
  field: RefusedField;
  /** What stood in the field, and is wrong as long as it stands there. */
  typed: string;
  message: string;
}

/** What the server said against one field: it stands there until something else is typed. `note` returns it when it is about a field. */
export function useRefusal() {
  const [refusal, refuse] = useState<Refusal>();
  return {
    refusal,
    note(error: ShopError, sent: ApplicationInput): Refusal | undefined {
      const field = refusedField(error, sent);
      // Another picture is there by then, and its field empty.
      const next = field && { field, typed: field === 'captcha' ? '' : sent[field], message: 'message' in error ? error.message : '' };
      refuse(next);
      return next;
    },
  };
}

/** The words against a field, as long as what they are about stands in it. */
export const refusalOf = (refusal: Refusal | undefined, field: RefusedField, typed = '') =>
  refusal?.field === field && refusal.typed === typed.trim() ? refusal.message : undefined;

/** Goes to the field that was refused, once the form is no longer locked. */
export function useFocusRefused(form: FormStore<typeof applicationSchema>, refusal: Refusal | undefined, { status }: Submission): void {
  const field = status === 'failed' ? refusal?.field : undefined;
  useEffect(() => {
    if (field) focus(form, { path: [field] });
  }, [form, field]);
}
