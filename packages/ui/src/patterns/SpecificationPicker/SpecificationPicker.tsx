'use client';

import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../components/Button/index.ts';
import { useFormat } from '../../components/Format/index.ts';
import { Image } from '../../components/Image/index.ts';
import { RadioGroup, type RadioOption } from '../../components/RadioGroup/index.ts';
import {
  alternatives,
  type Choice,
  choose,
  picturesOfValues,
  type Specification,
  stateOfChoice,
  statesOfValues,
  type ValueState,
} from '../../flows/index.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { Inline } from '../../layout/index.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { printValues } from '../../text/printValues.ts';
import * as styles from './SpecificationPicker.css.ts';

export interface SpecificationPickerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The attributes with their values, and the skus that there are, as `tidySpecification` gives them. */
  specification: Specification;
  /** The chosen value of each attribute; its owner decides. */
  choice: Choice;
  /** A value was chosen, or another sku that was offered. */
  onChoiceChange: (choice: Choice) => void;
  /** Chooses the ground of pictures: the id of the product. */
  seed: number;
  /**
   * Places of the attributes that something was asked of in vain, such as buying: each says so, and the first has the focus. A new
   * list is a new question.
   */
  asked?: readonly number[] | undefined;
  /** The id of the sentence that says why what is chosen cannot be had, for what is disabled by it. */
  verdictId?: string | undefined;
}

const nothing: readonly number[] = [];

/** How many others are offered instead of what cannot be had. */
const offered = 3;

/**
 * Chooses a sku by its attributes, such as colour and size: a `RadioGroup` of chips for each. What is sold out or does not exist
 * together with the other choices is seen before it is chosen; it can be chosen all the same, says so, and others are offered, so that no
 * choice is a dead end. Where none of it is left, its owner says so once for all. Values that one can see are pictures. Renders a `<div>`. Load the namespace `specification` with it.
 *
 * | key | does |
 * | --- | --- |
 * | Tab | goes to the chosen or first value of the next attribute, then to the others that are offered |
 * | arrow keys | go to the next or previous value of an attribute and choose it, and go round |
 * | Space | chooses the value, when nothing is chosen yet |
 */
export function SpecificationPicker({
  specification,
  choice,
  onChoiceChange,
  seed,
  asked = nothing,
  verdictId,
  className,
  ref,
  ...rest
}: SpecificationPickerProps) {
  const { t } = useTranslation(['specification', 'common']);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked.length > 0) root.current?.querySelector<HTMLElement>('[aria-invalid=true] input')?.focus();
  }, [asked]);
  const states = statesOfValues(specification, choice);
  const pictures = picturesOfValues(specification);
  const isAllGone = isNoneLeft(specification);
  // What is struck out is explained once, however many attributes have some of it.
  const firstStruck = states.findIndex((ofValues) => ofValues.includes('missing'));
  // Where only one thing is chosen, nothing else that was chosen can be the reason.
  const isAlone = specification.attributes.length === 1;
  const isWanted = (at: number) => asked.includes(at) && choice[at] === undefined;
  return (
    <div {...rest} ref={useMergedRefs(root, ref)} className={classes(styles.root, className)}>
      {specification.attributes.map(({ name, values }, at) => (
        <RadioGroup
          key={at}
          label={name}
          variant="chip"
          className={styles.group}
          value={choice[at]}
          onValueChange={(value) => onChoiceChange(choose(choice, at, value))}
          options={values.map((value, place) =>
            optionOf(
              value,
              states[at]?.[place] ?? 'missing',
              pictures?.at === at ? { src: pictures.pictures[place] ?? '', seed } : undefined,
            ),
          )}
          hint={at === firstStruck && t(isAlone ? 'struckAlone' : 'struck')}
          error={isWanted(at) && t('choose', { name })}
        />
      ))}
      <Instead specification={specification} choice={choice} onChoiceChange={take} verdictId={verdictId} />
    </div>
  );

  /** Its button goes with the offer: the first value that is another one now has the focus. */
  function take(next: Choice) {
    onChoiceChange(next);
    const at = next.findIndex((value, place) => value !== choice[place]);
    const place = specification.attributes[at]?.values.indexOf(next[at] ?? '') ?? -1;
    root.current?.querySelectorAll('fieldset')[at]?.querySelectorAll('input')[place]?.focus();
  }

  function optionOf(value: string, state: ValueState, picture: { src: string; seed: number } | undefined): RadioOption<string> {
    const label = picture ? (
      <span className={styles.swatch}>
        <Image src={picture.src} alt="" seed={picture.seed} className={styles.picture} />
        <span className={styles.swatchName}>{value}</span>
      </span>
    ) : (
      value
    );
    const soldOut = t('common:goods.soldOut');
    switch (state) {
      case 'available':
        return { value, label };
      case 'soldOut':
        return { value, label, mark: 'faint', description: isAllGone ? <span className={visuallyHidden}>{soldOut}</span> : soldOut };
      case 'missing':
        return {
          value,
          label,
          mark: 'struck',
          description: <span className={visuallyHidden}>{t(isAlone ? 'missingAlone' : 'missing')}</span>,
        };
      default:
        return state satisfies never;
    }
  }
}

/** What was chosen cannot be had: that, and what can. The place is there before, so that it is said when it is filled. */
function Instead({
  specification,
  choice,
  onChoiceChange,
  verdictId,
}: Pick<SpecificationPickerProps, 'specification' | 'choice' | 'onChoiceChange' | 'verdictId'>) {
  const { t } = useTranslation('specification');
  const { locale } = useFormat();
  const state = stateOfChoice(specification, choice);
  const values = choice.filter((value) => value !== undefined);
  const isGone = state !== 'available' && values.length > 0 && !isNoneLeft(specification);
  const others = isGone ? alternatives(specification, choice, offered) : [];
  const chosen = printValues(values, locale);
  return (
    <div className={styles.instead}>
      <p role="status" id={verdictId} className={styles.verdict}>
        {isGone && t(state === 'soldOut' ? 'soldOut' : 'notMade', { chosen })}
      </p>
      {others.length > 0 && (
        <>
          <p className={styles.others}>{t('others')}</p>
          <Inline as="ul">
            {others.map((sku) => (
              <li key={sku.id}>
                <Button size="small" className={styles.other} onClick={() => onChoiceChange(sku.values)}>
                  {printValues(sku.values, locale)}
                </Button>
              </li>
            ))}
          </Inline>
        </>
      )}
    </div>
  );
}

const isNoneLeft = ({ skus }: Specification) => skus.every(({ stock }) => stock <= 0);
