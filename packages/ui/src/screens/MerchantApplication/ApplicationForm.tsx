'use client';

import { getInput, setInput, useForm } from '../../forms/formisch.ts';
import { useRef, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as v from 'valibot';
import type { CaptchaAnswer, CodeService } from '../../features/verification/codeService.ts';
import { useSendCode } from '../../features/verification/useSendCode.ts';
import type { ImageUploaderProps } from '../../components/ImageUploader/index.ts';
import { useToast } from '../../components/Toast/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import { Panel } from '../../layout/index.ts';
import { FormFrame, useFieldsToast } from '../../patterns/FormFrame/index.ts';
import type { Outcome, Resource } from '../../state/resource.ts';
import { AgreementPart } from './AgreementPart.tsx';
import { BusinessPart } from './BusinessPart.tsx';
import { ContactPart } from './ContactPart.tsx';
import {
  applicationContact,
  type ApplicationDraft,
  type ApplicationInput,
  applicationProblemOf,
  applicationSchema,
  applicationWithCaptchaSchema,
} from './MerchantApplicationScreen.schema.ts';
import type { MerchantApplicationState } from './MerchantApplicationScreen.state.ts';
import { QualificationPart } from './QualificationPart.tsx';
import { useFieldMessage } from './useFieldMessage.ts';
import { useFocusRefused, useRefusal } from './useRefusal.ts';

/** A code for an applicant's mailbox. */
export interface ApplicationCode {
  kind: 'application';
  email: string;
}

export interface ApplicationFormProps {
  /** Sends codes and fetches picture codes. It outlives the form. */
  codes: CodeService<ApplicationCode>;
  /** As "+91". */
  dialCodes: readonly string[];
  upload: ImageUploaderProps['upload'];
  /** The settlement agreement as HTML from the server, once somebody wants to read it. */
  agreement: Resource<string>;
  /** Somebody wants to read it, or wants it once more after it did not come. */
  onAgreement: () => void;
  /** For those who cannot read the picture code. */
  contactHref: string;
  /** Keeps what is typed. */
  onTyped: (typed: ApplicationDraft) => void;
  onSend: (application: ApplicationInput, captcha?: CaptchaAnswer) => Promise<Outcome>;
}

/** The form of an application. What was typed stays whatever becomes of it. */
export function ApplicationForm({
  ready,
  ...props
}: ApplicationFormProps & { ready: Extract<MerchantApplicationState, { status: 'ready' }> }) {
  const { codes, dialCodes, upload, contactHref, onTyped, onSend } = props;
  const { captcha: captchaOpen, start } = ready;
  const { t } = useTranslation('merchantApplication');
  const fieldMessage = useFieldMessage();
  const toast = useToast();
  const fieldsToast = useFieldsToast();
  const pictures = useRef<HTMLFieldSetElement>(null);
  const [unsettled, setUnsettled] = useState(0);
  const { refusal, note } = useRefusal();
  const form = useForm({
    schema: captchaOpen ? applicationWithCaptchaSchema : applicationSchema,
    initialInput: { ...start.typed, captcha: '', code: '', agree: false },
  });
  const sender = useSendCode({ kind: 'application', codes, form, captchaOpen, contactOf });
  const hold = unsettled > 0 && t('uploading', { count: unsettled });

  const keep = () => onTyped(draftOf(getInput(form)));
  async function send(application: ApplicationInput) {
    const outcome = await onSend(application, captchaOpen ? { key: sender.captcha.key, code: application.captcha } : undefined);
    if (outcome.status === 'done') return outcome;
    const refused = note(outcome.error, application);
    if (refused) toast.show({ tone: 'danger', title: refused.message });
    // A picture that was tried is used up, unless the try never reached the shop.
    if (captchaOpen && 'message' in outcome.error) sender.refresh();
    return outcome;
  }
  const submit = useFormSubmit(form, {
    send,
    held: Boolean(hold),
    onInvalid(messages, element) {
      const isOfPictures = applicationProblemOf(messages[0])?.startsWith('picture') ?? false;
      // A group takes no focus itself: its button that adds does.
      if (isOfPictures) pictures.current?.querySelector<HTMLElement>('[data-act=pick]')?.focus();
      // What is on its way is no field to check.
      if (isOfPictures && hold && messages.length === 1) toast.show({ tone: 'danger', title: hold });
      else fieldsToast(messages, element);
    },
  });
  useFocusRefused(form, refusal, submit.submission);

  return (
    <Panel padding="large">
      <FormFrame
        aria-label={t('title')}
        form={submit}
        hold={hold}
        submitLabel={t('submit')}
        failure={refusal && t('refused')}
        onChange={() => {
          sender.mend();
          keep();
        }}
      >
        <BusinessPart form={form} fieldMessage={fieldMessage} refusal={refusal} ready={ready} />
        <ContactPart
          form={form}
          fieldMessage={fieldMessage}
          refusal={refusal}
          dialCodes={dialCodes}
          sender={sender}
          captchaOpen={captchaOpen}
          contactHref={contactHref}
        />
        <QualificationPart
          ref={pictures}
          form={form}
          fieldMessage={fieldMessage}
          hold={hold}
          upload={upload}
          onPictures={(urls, waiting) => {
            setUnsettled(waiting);
            setInput(form, { path: ['pictures'], input: urls });
            keep();
          }}
        />
        <AgreementPart form={form} fieldMessage={fieldMessage} agreement={props.agreement} onRead={props.onAgreement} />
      </FormFrame>
    </Panel>
  );
}

/** Without codes and consent. */
function draftOf(typed: Partial<ApplicationDraft>): ApplicationDraft {
  const { name = '', realName = '', category = '', type = '', address = '', dialCode = '', phone = '', email = '', pictures = [] } = typed;
  return { name, realName, category, type, address, dialCode, phone, email, pictures };
}

/** Where the code goes, or that the address is wrong. */
function contactOf(fields: unknown): { request: ApplicationCode } | { field: 'email'; message: string } {
  const typed = v.safeParse(applicationContact, fields);
  return typed.success
    ? { request: { kind: 'application', email: typed.output.email } }
    : { field: 'email', message: typed.issues[0].message };
}
