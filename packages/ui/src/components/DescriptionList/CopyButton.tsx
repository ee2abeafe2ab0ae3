'use client';

import { Check, Copy, X } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { classes } from '../../theme/classes.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './CopyButton.css.ts';

/** The words of a copy button. */
export interface CopyTexts {
  /** What it does, with what: "Copy order number". */
  label: string;
  /** It worked: "Copied". */
  copied: string;
  /** The browser did not allow it: "Couldn’t copy. Select the text instead." */
  failed: string;
}

type Phase = 'idle' | 'copied' | 'failed';
const icons = { idle: Copy, copied: Check, failed: X } as const;

export interface CopyButtonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What goes to the clipboard. */
  value: string;
  /** All words. */
  texts: CopyTexts;
}

/**
 * Copies a text and says whether it worked. Renders a `<span>` with a `<button>` and a status; the result stays until
 * focus leaves, so nobody has to be quick to read it.
 */
export function CopyButton({ value, texts, className, ...rest }: CopyButtonProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setPhase('copied');
    } catch {
      setPhase('failed');
    }
  };
  return (
    <span {...rest} className={classes(styles.root, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.label}
        title={texts.label}
        onClick={() => void copy()}
        onBlur={() => setPhase('idle')}
      >
        <Icon icon={icons[phase]} size={16} />
      </button>
      <span role="status" className={styles.result[phase]}>
        {phase !== 'idle' && texts[phase]}
      </span>
    </span>
  );
}
