export { Combobox, type ComboboxProps } from './Combobox.tsx';
export type { ComboboxOption, ComboboxTexts } from './options.ts';
