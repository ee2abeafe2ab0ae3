import { getDeepErrorEntry, handleSubmit, useForm } from '@formisch/react';
import { type ComponentProps, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import type { SelectOption } from '../../components/Select/index.ts';
import type { Outcome, ShopError } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import { AddressFields, type AddressFieldTexts } from './AddressFields.tsx';
import * as styles from './AddressForm.css.ts';
import { type AddressInput, type AddressProblem, addressProblemOf, addressSchema } from './AddressForm.schema.ts';

export interface AddressFormTexts extends AddressFieldTexts {
  submit: string;
  cancel: string;
  /** Why it was not saved, and what to do. */
  failure: (error: ShopError) => string;
}

export interface AddressFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInvalid' | 'noValidate'> {
  /** What is known already: the address that is changed, or where the shopper seems to be. */
  initial?: Partial<AddressInput>;
  /** `value` is what is sent. One that was saved and is offered no more can still be kept. */
  countries: readonly SelectOption[];
  /** As "+91"; the first is chosen when there is none yet. */
  dialCodes: readonly string[];
  /** Labels, buttons and messages, in the page's language. */
  texts: AddressFormTexts;
  /** Saves it. What was typed stays whatever the outcome; closing the form is the caller's. */
  onSubmit: (address: AddressInput) => Promise<Outcome>;
  /** The first problem of a form that was sent too early, for a toast; it stands at its field already. */
  onInvalid?: (problem: AddressProblem) => void;
  /** Without it there is no second button. */
  onCancel?: () => void;
}

/**
 * Asks for an address, a new one or changes to one. Its rules are `addressSchema`; focus goes to the first field that breaks
 * one. Browsers fill it in as a shipping address. Renders a `<form>` without a heading: it stands in a dialog or a panel.
 */
export function AddressForm({ initial, countries, dialCodes, texts, onSubmit, onInvalid, onCancel, className, ...rest }: AddressFormProps) {
  const [first] = useState(() => startOf(initial, countries, dialCodes));
  const form = useForm({ schema: addressSchema, initialInput: first });
  const [state, setState] = useState<{ status: 'idle' | 'busy' } | { status: 'failed'; error: ShopError }>({ status: 'idle' });
  const submitButton = useRef<HTMLButtonElement>(null);
  const busy = state.status === 'busy';

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // Not `validate` alone: after `handleSubmit` the fields check themselves while they are mended.
    await handleSubmit(form, send)();
    const problem = addressProblemOf(getDeepErrorEntry(form)?.errors[0]);
    if (problem) onInvalid?.(problem);
  }

  async function send(address: AddressInput) {
    // The fields are about to be locked, and a locked field drops the focus.
    submitButton.current?.focus();
    setState({ status: 'busy' });
    const outcome = await onSubmit(address);
    setState(outcome.status === 'failed' ? outcome : { status: 'idle' });
  }

  return (
    <form {...rest} className={classes(styles.root, className)} onSubmit={submit} noValidate>
      <fieldset className={styles.fields} disabled={busy}>
        <AddressFields form={form} first={first} countries={countries} dialCodes={dialCodes} texts={texts} />
      </fieldset>
      {state.status === 'failed' && (
        <Notice tone="danger" live className={styles.failure}>
          {texts.failure(state.error)}
        </Notice>
      )}
      <div className={styles.actions}>
        {onCancel && (
          <Button className={styles.action} disabled={busy} onClick={() => onCancel()}>
            {texts.cancel}
          </Button>
        )}
        <Button ref={submitButton} className={styles.action} type="submit" tone="primary" busy={busy}>
          {texts.submit}
        </Button>
      </div>
    </form>
  );
}

function startOf(known: Partial<AddressInput> = {}, countries: readonly SelectOption[], dialCodes: readonly string[]): AddressInput {
  const [country, another] = countries;
  return {
    name: '',
    phone: '',
    email: '',
    detail: '',
    postCode: '',
    isDefault: false,
    ...known,
    // One country is no choice.
    country: known.country || (another ? '' : (country?.value ?? '')),
    dialCode: known.dialCode || (dialCodes[0] ?? ''),
  };
}
