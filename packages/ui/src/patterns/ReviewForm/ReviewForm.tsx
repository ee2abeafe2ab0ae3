import { Field, getDeepErrorEntry, handleSubmit, setInput, useForm } from '@formisch/react';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/Button/index.ts';
import { Notice } from '../../components/Notice/index.ts';
import { RatingField, type RatingFieldProps } from '../../components/Rating/index.ts';
import { TextArea, type TextLimit } from '../../components/TextArea/index.ts';
import type { Outcome, ShopError } from '../../state/resource.ts';
import { classes } from '../../theme/classes.ts';
import * as styles from './ReviewForm.css.ts';
import { type ReviewInput, type ReviewProblem, reviewLength, reviewProblemOf, reviewSchema } from './ReviewForm.schema.ts';

export interface ReviewFormTexts {
  productScore: string;
  serviceScore: string;
  /** The names of one to five stars, for both scores. */
  scores: RatingFieldProps['names'];
  text: string;
  /** Such as "What do you like, what not?" */
  textHint?: string | undefined;
  /** What the counter says: characters left, and too many. */
  limit: Omit<TextLimit, 'most'>;
  submit: string;
  cancel: string;
  /** What is wrong and what to do, for each problem that the schema knows. */
  invalid: Record<ReviewProblem, string>;
  /** Why it was not sent, and what to do. */
  failure: (error: ShopError) => string;
}

export interface ReviewFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'onInvalid' | 'noValidate'> {
  /** What was typed before, such as a draft. */
  initial?: Partial<ReviewInput>;
  /** Labels, buttons and messages, in the page's language. */
  texts: ReviewFormTexts;
  /** The pictures' own field, such as an `ImageUploader`; its addresses are the caller's. */
  pictures?: ReactNode;
  /** Why it cannot be sent just now, such as "Two pictures are still on their way". Said when somebody tries. */
  hold?: string | undefined;
  /** Sends it. What was typed stays whatever the outcome; what comes after is the caller's. */
  onSubmit: (review: ReviewInput) => Promise<Outcome>;
  /** The first problem of a form that was sent too early, for a toast; it stands at its field already. */
  onInvalid?: (problem: ReviewProblem) => void;
  /** Without it there is no second button. */
  onCancel?: () => void;
}

type State = { status: 'idle' | 'busy' | 'held' } | { status: 'failed'; error: ShopError };

/**
 * Asks for a review of one thing: two scores, words, pictures. Its rules are `reviewSchema`; focus goes to the first field that
 * breaks one. What is reviewed, such as an `OrderLine`, stands above it. Renders a `<form>` without a heading.
 */
export function ReviewForm({ initial, texts, pictures, hold, onSubmit, onInvalid, onCancel, className, ...rest }: ReviewFormProps) {
  const form = useForm({ schema: reviewSchema, initialInput: { productScore: 0, serviceScore: 0, text: '', ...initial } });
  const [state, setState] = useState<State>({ status: 'idle' });
  const submitButton = useRef<HTMLButtonElement>(null);
  const busy = state.status === 'busy';
  const say = (errors: readonly string[] | null) => {
    const problem = reviewProblemOf(errors?.[0]);
    return problem && texts.invalid[problem];
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    // Not `validate` alone: after `handleSubmit` the fields check themselves while they are mended.
    await handleSubmit(form, send)();
    const problem = reviewProblemOf(getDeepErrorEntry(form)?.errors[0]);
    if (problem) onInvalid?.(problem);
  }

  async function send(review: ReviewInput) {
    if (hold) {
      setState({ status: 'held' });
      return;
    }
    // The fields are about to be locked, and a locked field drops the focus.
    submitButton.current?.focus();
    setState({ status: 'busy' });
    const outcome = await onSubmit(review);
    setState(outcome.status === 'failed' ? outcome : { status: 'idle' });
  }

  return (
    <form {...rest} className={classes(styles.root, className)} onSubmit={submit} noValidate>
      <fieldset className={styles.fields} disabled={busy}>
        <div className={styles.scores}>
          {(['productScore', 'serviceScore'] as const).map((name) => (
            <Field key={name} of={form} path={[name]}>
              {({ input, errors, props }) => (
                <RatingField
                  // A group takes no focus itself: its first star does.
                  ref={(group) => props.ref(group?.querySelector('input') ?? null)}
                  label={texts[name]}
                  names={texts.scores}
                  score={input ?? 0}
                  onChoose={(score) => setInput(form, { path: [name], input: score })}
                  error={say(errors)}
                  required
                />
              )}
            </Field>
          ))}
        </div>
        <Field of={form} path={['text']}>
          {({ input, errors, props }) => (
            <TextArea
              {...props}
              name="text"
              value={input}
              error={say(errors)}
              hint={texts.textHint}
              label={texts.text}
              limit={{ most: reviewLength, ...texts.limit }}
              rows={4}
              required
            />
          )}
        </Field>
        {pictures}
      </fieldset>
      {state.status === 'failed' && (
        <Notice tone="danger" live className={styles.notice}>
          {texts.failure(state.error)}
        </Notice>
      )}
      {state.status === 'held' && hold && (
        <Notice tone="warning" live className={styles.notice}>
          {hold}
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
