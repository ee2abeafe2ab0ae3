'use client';

import { ChevronDown } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LazySuspense } from '../../hooks/LazySuspense.tsx';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { Icon } from '../Icon/index.ts';
import { type Country, countryOf } from './country.ts';
import * as styles from './DialCodeButton.css.ts';
import type { DialCodeFieldProps } from './DialCodeField.tsx';
import { Flag } from './Flag.tsx';
import { searchAfter } from './searchAfter.ts';

/** What the button gives its picker; hand it to `DialCodeField` and add label and texts. */
export type DialCodePicker = Required<Pick<DialCodeFieldProps, 'countries' | 'value' | 'onValueChange' | 'onClose' | 'startText'>>;

export interface DialCodeButtonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Says what the code is, such as "Country code"; the country and its code follow. */
  label: string;
  /** The table. Keep the array. */
  countries: readonly Country[];
  /** The two letters of the chosen country. */
  value: string;
  /** A country was chosen, by its two letters. */
  onValueChange: (code: string) => void;
  /** Draws the picker, once it is asked for. May be lazy: the button stays until it is there. */
  renderPicker: (picker: DialCodePicker) => ReactNode;
  /** Somebody points at the button or focuses it: the moment to fetch the picker. */
  onIntent?: (() => void) | undefined;
  /** It cannot be pressed now, while the form is sent. */
  disabled?: boolean | undefined;
}

/**
 * The dial code in front of a phone number: flag, "+91" and an arrow. Renders a `<div>` that holds a `<button>`. Hand it to the
 * number's `TextField` as its `start`: the two are one field, and the picker lies over the whole of it.
 *
 * It is light, since the first visit of a sign-in page has a byte budget: of the list, the search and downshift it knows
 * nothing. A press, Enter, Space, ArrowDown or a letter puts the picker in its place, over it. The caller draws the picker,
 * so it decides how it is loaded:
 *
 *     const load = () => import('./DialCodePicker.tsx'); // default export: a DialCodeField with label and texts
 *     const Picker = lazy(load);
 *     <DialCodeButton … renderPicker={(picker) => <Picker {...picker} />} onIntent={() => fetchAhead(load)} />
 *
 * While it loads, the button keeps focus and gathers what is typed; the search begins with it. Whoever has it all in one
 * bundle passes `DialCodeField` at once.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space, ArrowDown | shows the picker |
 * | a letter, a number, + | shows the picker and searches for it |
 * | Escape | in the picker: the button again, with focus; while the picker loads: not to wait for it |
 */
export function DialCodeButton({
  label,
  countries,
  value,
  onValueChange,
  renderPicker,
  onIntent,
  className,
  disabled,
  ...rest
}: DialCodeButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const wasWanted = useRef(false);
  const [search, setSearch] = useState<string>();
  const [arrived, setArrived] = useState(false);
  const isWanted = search !== undefined;
  useLayoutEffect(() => {
    // Focus went down with the picker; whoever went on with Tab is not fetched back. In a microtask: React is done by then,
    // so that what hears of the focus may change state, and nothing was painted yet.
    const isLost = wasWanted.current && !isWanted && document.activeElement === document.body;
    if (isLost) queueMicrotask(() => button.current?.focus());
    wasWanted.current = isWanted;
  }, [isWanted]);
  const country = countryOf(countries, value);
  if (!country) return null;

  const face = (
    <>
      <Flag country={country} />
      <span className={visuallyHidden}>{`${label}: ${country.name} `}</span>
      <span className={styles.code}>{`+${country.dialCode}`}</span>
    </>
  );
  const close = () => {
    setSearch(undefined);
    setArrived(false);
  };
  const gather = (event: KeyboardEvent) => {
    const next = searchAfter(event, search);
    if (next === 'same') return;
    event.preventDefault();
    setSearch(next.search);
  };
  return (
    <div {...rest} className={classes(styles.root, className)}>
      <button
        ref={button}
        type="button"
        disabled={disabled}
        aria-haspopup="listbox"
        aria-expanded={isWanted}
        aria-busy={isWanted}
        className={classes(styles.button, arrived && styles.away)}
        onClick={() => setSearch(search ?? '')}
        onKeyDown={gather}
        onPointerEnter={onIntent}
        onFocus={onIntent}
      >
        {face}
        <Icon icon={ChevronDown} size={16} className={styles.chevron} />
      </button>
      {isWanted && (
        <div className={styles.picker}>
          <LazySuspense fallback={null}>
            {renderPicker({ countries, value, onValueChange, onClose: close, startText: search })}
            <Arrived onArrive={setArrived} />
          </LazySuspense>
        </div>
      )}
    </div>
  );
}

/** Tells when what stands beside it is no longer on its way. */
function Arrived({ onArrive }: { onArrive: (there: boolean) => void }) {
  useLayoutEffect(() => onArrive(true), [onArrive]);
  return null;
}
