'use client';

import { Field, getInput, setInput, useForm } from '../../forms/formisch.ts';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { RatingField } from '../../components/Rating/index.ts';
import { TextArea } from '../../components/TextArea/index.ts';
import { useFormSubmit } from '../../forms/useFormSubmit.ts';
import type { Outcome } from '../../state/resource.ts';
import { FormFrame, useFieldsToast } from '../FormFrame/index.ts';
import * as styles from './ReviewForm.css.ts';
import { type ReviewInput, reviewLength, reviewProblemOf, reviewSchema } from './ReviewForm.schema.ts';

export interface ReviewFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit' | 'noValidate'> {
  /** What was typed before, such as a draft. */
  initial?: Partial<ReviewInput> | undefined;
  /** The pictures' own field, such as an `ImageUploader`; its addresses are the caller's. */
  pictures?: ReactNode;
  /** Why it cannot be sent just now, such as "Two pictures are still on their way". Said when somebody tries. */
  hold?: string | undefined;
  /** Sends it. What was typed stays whatever the outcome; what comes after is the caller's. */
  onSubmit: (review: ReviewInput) => Promise<Outcome>;
  /** Told what is typed, right or wrong, each time that it changes: keep it as a draft. */
  onValuesChange?: ((typed: ReviewInput) => void) | undefined;
  /** Without it there is no second button. */
  onCancel?: (() => void) | undefined;
}

const blank: ReviewInput = { productScore: 0, serviceScore: 0, text: '' };

/**
 * Asks for a review of one thing: two scores, words, pictures. Its rules are `reviewSchema`; focus goes to the first field that
 * breaks one. What is reviewed, such as an `OrderLine`, stands above it. Renders a `<form>` without a heading. Load the namespaces
 * `reviewForm`, `fields` and `common` with it.
 */
export function ReviewForm({ initial, pictures, hold, onSubmit, onValuesChange, onCancel, onChange, ...rest }: ReviewFormProps) {
  const { t } = useTranslation(['reviewForm', 'fields']);
  const form = useForm({ schema: reviewSchema, initialInput: { ...blank, ...initial } });
  const submit = useFormSubmit(form, {
    send: onSubmit,
    held: Boolean(hold),
    onInvalid: useFieldsToast(),
  });
  const fieldMessage = (errors: readonly string[] | null) => {
    const problem = reviewProblemOf(errors?.[0]);
    return problem && t(`invalid.${problem}`);
  };

  return (
    <FormFrame
      {...rest}
      form={submit}
      submitLabel={t('submit')}
      hold={hold}
      onCancel={onCancel}
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
                label={t(name)}
                names={[t('scores.one'), t('scores.two'), t('scores.three'), t('scores.four'), t('scores.five')]}
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
            hint={t('textHint')}
            label={t('text')}
            limit={{ max: reviewLength, left: (count) => t('fields:left', { count }), over: (count) => t('over', { count }) }}
            rows={4}
            required
          />
        )}
      </Field>
      {pictures}
    </FormFrame>
  );
}
