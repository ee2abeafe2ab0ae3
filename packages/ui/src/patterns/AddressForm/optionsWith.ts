import type { SelectOption } from '../../components/Select/index.ts';

/**
 * Options that have the first value among them: a country that was saved once and is offered no more stays as it is, and
 * nothing stays nothing, by the name of `none`, where a `<select>` would show its first option instead.
 */
export function optionsWith(options: readonly SelectOption[], value: string, none = ''): readonly SelectOption[] {
  return options.some((option) => option.value === value) ? options : [{ value, label: value || none }, ...options];
}
