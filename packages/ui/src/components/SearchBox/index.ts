export { SearchBox } from './SearchBox.tsx';
export type { SearchBoxProps, SuggestionsSlot } from './SearchBox.types.ts';
export type { SearchQuery } from './searchDraft.ts';
