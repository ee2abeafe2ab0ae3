import { Field, getInput, setInput, useForm } from '../../forms/formisch.ts';
import type { ComponentProps, ReactNode } from 'react';
import { RatingField, type RatingFieldProps } from '../../components/Rating/index.ts';
import { TextArea, type TextLimit } from '../../components/TextArea/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Outcome } from '../../state/resource.ts';
import { FormFrame, type FormFrameTexts } from '../FormFrame/index.ts';
import * as styles from './ReviewForm.css.ts';
import { type ReviewInput, type ReviewProblem, reviewLength, reviewProblemOf, reviewSchema } from './ReviewForm.schema.ts';

export interface ReviewFormTexts extends FormFrameTexts {
  productScore: string;
  serviceScore: string;
  /** The names of one to five stars, for both scores. */
  scores: RatingFieldProps['names'];
  text: string;
  /** Such as "What do you like, what not?" */
  textHint?: string | undefined;
  /** What the counter says: characters left, and too many. */
  limit: Omit<TextLimit, 'max'>;
  cancel: string;
  /** What is wrong and what to do, for each problem that the schema knows. */
  invalid: Record<ReviewProblem, string>;
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
  /** Told what is typed, right or wrong, each time that it changes: keep it as a draft. */
  onValuesChange?: (typed: ReviewInput) => void;
  /** Without it there is no second button. */
  onCancel?: () => void;
}

const blank: ReviewInput = { productScore: 0, serviceScore: 0, text: '' };

/**
 * Asks for a review of one thing: two scores, words, pictures. Its rules are `reviewSchema`; focus goes to the first field that
 * breaks one. What is reviewed, such as an `OrderLine`, stands above it. Renders a `<form>` without a heading.
 */
export function ReviewForm({
  initial,
  texts,
  pictures,
  hold,
  onSubmit,
  onInvalid,
  onValuesChange,
  onCancel,
  onChange,
  ...rest
}: ReviewFormProps) {
  const form = useForm({ schema: reviewSchema, initialInput: { ...blank, ...initial } });
  const submit = useFormSubmit(form, {
    send: onSubmit,
    held: Boolean(hold),
    onInvalid: (message) => {
      const problem = reviewProblemOf(message);
      if (problem) onInvalid?.(problem);
    },
  });
  const fieldMessage = (errors: readonly string[] | null) => {
    const problem = reviewProblemOf(errors?.[0]);
    return problem && texts.invalid[problem];
  };

  return (
    <FormFrame
      {...rest}
      form={submit}
      texts={texts}
      hold={hold}
      cancel={onCancel && { text: texts.cancel, onCancel }}
      onChange={(event) => {
        onChange?.(event);
        const { productScore = 0, serviceScore = 0, text = '' } = getInput(form);
        onValuesChange?.({ productScore, serviceScore, text });
      }}
    >
      <div className={styles.scores}>
        {(['productScore', 'serviceScore'] as const).map((name) => (
          <Field key={name} of={form} path={[name]}>
            {({ input, errors, props }) => (
              <RatingField
                // A group takes no focus itself: its first star does.
                ref={(group) => props.ref(group?.querySelector('input') ?? null)}
                label={texts[name]}
                names={texts.scores}
                value={input ?? 0}
                onValueChange={(score) => setInput(form, { path: [name], input: score })}
                error={fieldMessage(errors)}
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
            error={fieldMessage(errors)}
            hint={texts.textHint}
            label={texts.text}
            limit={{ max: reviewLength, ...texts.limit }}
            rows={4}
            required
          />
        )}
      </Field>
      {pictures}
    </FormFrame>
  );
}
