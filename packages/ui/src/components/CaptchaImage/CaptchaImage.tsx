'use client';

import { RotateCw } from 'lucide';
import type { ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { IconButton } from '../IconButton/index.ts';
import { SkeletonBlock, Skeleton } from '../Skeleton/index.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import * as styles from './CaptchaImage.css.ts';

/** The picture: on its way, not to be had, or there. */
export type CaptchaState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** As a data address. */
  | { status: 'ready'; image: string };

export interface CaptchaTexts {
  /** Says what the picture is, such as "Picture of four characters to copy": it cannot say which. */
  alt: string;
  /** Said while it is on its way, such as "Loading the picture". */
  loading: string;
  /** Stands in its place when it is not to be had, such as "No picture. Try again." */
  failed: string;
  /** Name of the button that fetches another. */
  refresh: string;
}

export interface CaptchaImageProps extends Omit<TextFieldProps, 'end' | 'type'> {
  /** The picture to copy. */
  state: CaptchaState;
  /** Another picture is asked for. What was typed belongs to the old one: empty it. */
  onRefresh: () => void;
  /** What stands for the picture, and on its button. */
  texts: CaptchaTexts;
  /**
   * The way for those who cannot see the picture, such as a link to sign in by e-mail. There must be one (WCAG 2.2, 1.1.1 and 3.3.8):
   * leave it out only where the form around it shows that way.
   */
  alternative?: ReactNode;
}

/**
 * A picture of characters and the field in which they are copied. Renders a `TextField`, the picture and a button for another
 * one, in a `<div>`: `className` goes to the root, `ref` and the rest to the input. Paste works. Either case is right: say so
 * to the server, the field sends what was typed. A press on the button keeps focus there, and says when the picture is there.
 *
 * It tells people from machines badly and shuts some people out, so use it only where the server asks for it, and always with
 * another way.
 */
export function CaptchaImage({ state, onRefresh, texts, alternative, className, disabled, ...rest }: CaptchaImageProps) {
  return (
    <div className={classes(styles.root, className)}>
      <TextField
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        disabled={disabled}
        className={styles.field}
      />
      <div className={styles.challenge}>
        <div className={styles.frame} aria-live="polite" aria-busy={state.status === 'loading'}>
          <Challenge state={state} texts={texts} />
        </div>
        <IconButton
          label={texts.refresh}
          icon={RotateCw}
          className={styles.refresh}
          disabled={disabled}
          aria-disabled={state.status === 'loading'}
          onClick={() => state.status !== 'loading' && onRefresh()}
        />
      </div>
      {alternative && <div className={styles.other}>{alternative}</div>}
    </div>
  );
}

function Challenge({ state, texts }: Pick<CaptchaImageProps, 'state' | 'texts'>) {
  switch (state.status) {
    case 'loading':
      return (
        <Skeleton label={texts.loading} className={styles.bone}>
          <SkeletonBlock className={styles.bone} />
        </Skeleton>
      );
    case 'failed':
      return <p className={styles.failed}>{texts.failed}</p>;
    case 'ready':
      return <img src={state.image} alt={texts.alt} width={132} height={44} className={styles.picture} />;
    default:
      return state satisfies never;
  }
}
