'use client';

import { CannotRead } from '../../../features/verification/CannotRead.tsx';
import { CaptchaInput } from '../../../features/verification/codeFields.tsx';
import type { CodeSender } from '../../../features/verification/useSendCode.ts';
import type { FieldView } from './fields.tsx';
import type { LoginScreenProps } from '../LoginScreen.types.ts';
import type { FieldMessage } from './useFieldMessage.ts';

interface PictureCodeProps {
  field: FieldView<string>;
  fieldMessage: FieldMessage;
  picture: Pick<CodeSender, 'captcha' | 'refresh'>;
  links: LoginScreenProps['links'];
}

/** The picture code of a panel; who cannot read it is led to customer service. */
export function PictureCode({ field, fieldMessage, picture, links }: PictureCodeProps) {
  return (
    <CaptchaInput
      field={field}
      fieldMessage={fieldMessage}
      captcha={picture.captcha}
      onRefresh={picture.refresh}
      another={<CannotRead href={links.contact} />}
    />
  );
}
