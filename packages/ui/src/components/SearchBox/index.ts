export { SearchBox, type SearchBoxProps } from './SearchBox.tsx';
export type { SearchQuery } from './searchDraft.ts';
