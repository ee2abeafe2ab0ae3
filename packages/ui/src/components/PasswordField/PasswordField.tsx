'use client';

import { Eye, EyeOff } from 'lucide';
import { useId, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { type PasswordRule, PasswordRules } from './PasswordRules.tsx';

interface Shared extends Omit<TextFieldProps, 'type' | 'end'> {
  /** Name of the button that shows the password. */
  showLabel: string;
  /** Name of the same button while the password can be read. */
  hideLabel: string;
}

interface WithRules {
  /** The parts of the rule for a new password, shown below the field as they are met; see `passwordParts`. The first stands alone: the length. */
  rules: readonly PasswordRule[];
  /** Stands between the first part and the others, such as "and three of these four:". */
  rulesLabel: string;
  /** Said to screen readers after a part that is met, such as "met". */
  metLabel: string;
}

interface WithoutRules {
  /** Absent where the password is not a new one. */
  rules?: undefined;
  /** Only with `rules`. */
  rulesLabel?: undefined;
  /** Only with `rules`. */
  metLabel?: undefined;
}

/** The texts of the rule come with its parts, or not at all. */
export type PasswordFieldProps = Shared & (WithRules | WithoutRules);

/**
 * A password that can be shown. Renders a `TextField`; paste and password managers work. Where one is chosen, give the parts of
 * its rule, and `autoComplete="new-password"`: they belong to the field's description, and what has been met is said once typing
 * pauses.
 */
export function PasswordField({ rules, rulesLabel, metLabel, showLabel, hideLabel, className, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const rulesId = useId();
  const described = [rest['aria-describedby'], rules && rulesId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <TextField
        autoComplete="current-password"
        {...rest}
        {...(described && { 'aria-describedby': described })}
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
      {rules && <PasswordRules id={rulesId} rules={rules} label={rulesLabel} metLabel={metLabel} />}
    </div>
  );
}
