import { CannotRead } from '../../codes/CannotRead.tsx';
import { CaptchaInput } from '../../codes/codeFields.tsx';
import type { CodeSender } from '../../codes/useSendCode.ts';
import type { FieldView } from './fields.tsx';
import { link } from './Login.css.ts';
import type { LoginProps } from './Login.types.ts';
import type { Say } from './useSay.ts';

interface PictureCodeProps {
  field: FieldView<string>;
  say: Say;
  picture: Pick<CodeSender, 'captcha' | 'refresh'>;
  links: LoginProps['links'];
}

/** The picture code of a panel; who cannot read it is led to customer service. */
export function PictureCode({ field, say, picture, links }: PictureCodeProps) {
  return (
    <CaptchaInput
      field={field}
      say={say}
      captcha={picture.captcha}
      onRefresh={picture.refresh}
      another={<CannotRead className={link} href={links.contact} />}
    />
  );
}
