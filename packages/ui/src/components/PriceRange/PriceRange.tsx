'use client';

import { X } from 'lucide';
import { type ComponentProps, type FormEvent, useId, useRef, useState } from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import { Button } from '../Button/index.ts';
import { describedBy, FieldNotes } from '../Field/index.ts';
import { useFormat } from '../Format/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { amountIn } from './amountIn.ts';
import * as styles from './PriceRange.css.ts';

/** Decimal strings; absent where there is no limit. */
export interface PriceLimits {
  min?: string | undefined;
  max?: string | undefined;
}

export interface PriceRangeProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The limits that count now. The fields follow when they change. */
  value: PriceLimits;
  /** Asked to narrow the list. Which limit is the higher one is for the owner to see. */
  onApply: (limits: PriceLimits) => void;
  /** Its words, in the language of the page. */
  texts: {
    /** Names the whole, and stands before it. */
    label: string;
    /** Names of the fields. */
    min: string;
    max: string;
    /** Short, in the empty fields. */
    from: string;
    to: string;
    apply: string;
    /** Names the button that takes the limits away. */
    clear: string;
    /** What to enter, where something else was. */
    invalid: string;
  };
}

const limits = ['min', 'max'] as const;

/**
 * Narrows a list to prices between two amounts of the shop's currency. Renders a `<form>` that is sent by its button or the Enter key.
 * Both amounts may be left out; separators of thousands, blanks, the sign of the currency and as many decimals as it has may be typed.
 * For choices use `Facets`.
 */
export function PriceRange({ value, onApply, texts, className, ref, ...rest }: PriceRangeProps) {
  const id = useId();
  const { code, symbol } = useFormat().currency;
  const shown = { min: value.min ?? '', max: value.max ?? '' };
  const [draft, setDraft] = useState({ typed: shown, shown, checked: false });
  // While rendering, not in an effect, which would show the old limits once more.
  if (draft.shown.min !== shown.min || draft.shown.max !== shown.max) setDraft({ typed: shown, shown, checked: false });
  const first = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const { typed } = draft;
  // What the owner gave is an amount as it stands, whoever would have typed it otherwise.
  const amountOf = (name: keyof typeof typed) => (typed[name] === shown[name] ? shown[name] : amountIn(typed[name], code));
  const wrong = limits.find((name) => draft.checked && amountOf(name) === undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDraft({ ...draft, checked: true });
    const [min, max] = [amountOf('min'), amountOf('max')];
    if (min === undefined || max === undefined) return form.current?.querySelectorAll('input')[min === undefined ? 0 : 1]?.focus();
    onApply({ min: min || undefined, max: max || undefined });
  };
  const clear = () => {
    setDraft({ ...draft, typed: { min: '', max: '' }, checked: false });
    // The button goes.
    first.current?.focus();
    onApply({});
  };
  return (
    <form
      aria-label={texts.label}
      noValidate
      {...rest}
      ref={useMergedRefs(form, ref)}
      className={classes(styles.root, className)}
      onSubmit={submit}
    >
      <div className={styles.row}>
        <span aria-hidden className={styles.label}>
          {texts.label}
        </span>
        {limits.map((name) => (
          <label key={name} className={styles.field}>
            <span aria-hidden className={styles.symbol}>
              {symbol}
            </span>
            <input
              ref={name === 'min' ? first : undefined}
              aria-label={texts[name]}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              placeholder={name === 'min' ? texts.from : texts.to}
              className={styles.input}
              value={typed[name]}
              onChange={({ target }) => setDraft({ ...draft, typed: { ...typed, [name]: target.value } })}
              {...describedBy(id, { error: wrong === name && texts.invalid })}
            />
          </label>
        ))}
        <Button type="submit" size="small" className={styles.apply}>
          {texts.apply}
        </Button>
        {(shown.min || shown.max) && <IconButton label={texts.clear} icon={X} onClick={clear} />}
      </div>
      <FieldNotes id={id} error={wrong && texts.invalid} />
    </form>
  );
}
