'use client';

// The one file that imports Formisch, with what our forms use of it (docs/decisions/02-forms.md).
export {
  Field,
  type FieldElementProps,
  focus,
  type FormSchema,
  type FormStore,
  getDeepErrorEntries,
  getInput,
  handleSubmit,
  setErrors,
  setInput,
  type SubmitHandler,
  useForm,
} from '@formisch/react';
