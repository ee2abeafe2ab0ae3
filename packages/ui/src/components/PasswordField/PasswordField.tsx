import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the same button while the password can be read. */
  hideLabel: string;
}

/** A password that can be shown. Renders a `TextField`; paste and password managers work. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...rest}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? Eye : EyeOff}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
