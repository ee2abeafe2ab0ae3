'use client';

import { Check } from 'lucide';
import { useState } from 'react';
import { useDebouncedValue } from '../../hooks/useDebouncedValue.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { printList, useFormat } from '../Format/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './PasswordRules.css.ts';

export interface PasswordRule {
  /** One part of the rule, such as "8–20 characters". */
  label: string;
  /** The password keeps it. */
  met: boolean;
}

interface PasswordRulesProps {
  id: string;
  rules: readonly PasswordRule[];
  label: string | undefined;
  metLabel: string | undefined;
}

/** The parts of the rule for a new password, as they are met: the first by itself, then the words that head the others. */
export function PasswordRules({ id, rules, label, metLabel }: PasswordRulesProps) {
  return (
    <div className={styles.root}>
      <div id={id} className={styles.parts}>
        <Parts rules={rules.slice(0, 1)} metLabel={metLabel} />
        <p className={styles.label}>{label}</p>
        <Parts rules={rules.slice(1)} metLabel={metLabel} className={styles.others} />
      </div>
      <MetSpeaker rules={rules} metLabel={metLabel} />
    </div>
  );
}

function Parts({ rules, metLabel, className }: Pick<PasswordRulesProps, 'rules' | 'metLabel'> & { className?: string | undefined }) {
  return (
    <ul className={className}>
      {rules.map(({ label, met }) => (
        <li key={label} className={styles.rule[met ? 'met' : 'open']}>
          {met ? <Icon icon={Check} size={16} className={styles.sign} /> : <span className={styles.dot} />}
          <span>
            {label}
            {met && <span className={visuallyHidden}> ({metLabel})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Says in a pause of typing what has come to be met since the last one; what is lost again, and what is still open, is not said. */
function MetSpeaker({ rules, metLabel }: Pick<PasswordRulesProps, 'rules' | 'metLabel'>) {
  const format = useFormat();
  const marks = useDebouncedValue(rules.map(({ met }) => (met ? '+' : '-')).join(''), 800);
  const [known, know] = useState({ marks, message: '' });
  if (known.marks !== marks) {
    const fresh = rules.filter((_, at) => marks[at] === '+' && known.marks[at] !== '+');
    const parts = printList(
      fresh.map(({ label }) => label),
      format,
    );
    know({ marks, message: parts && `${parts}: ${metLabel}` });
  }
  return (
    <p role="status" className={visuallyHidden}>
      {known.message}
    </p>
  );
}
