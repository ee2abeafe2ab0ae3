import type { ComponentProps, ComponentType, RefObject } from 'react';
import type { SearchQuery } from './searchDraft.ts';

/** What a search box hands to what offers suggestions for it, such as `SearchSuggestions`. */
export interface SuggestionsSlot {
  /** What is typed. */
  text: string;
  /** The box, below which the list stands. */
  box: RefObject<HTMLFormElement | null>;
  /** The field, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
  /** The id that the list has. */
  listId: string;
  /** To be told whether the list is open, and the id of the option that is marked. */
  onPopup: (popup: SuggestionsPopup) => void;
  /** To be told what is typed instead. */
  onText: (text: string) => void;
  /** To be asked to look for these words. */
  onPick: (text: string) => void;
}

export interface SuggestionsPopup {
  open: boolean;
  marked?: string | undefined;
}

export interface SearchBoxProps extends Omit<ComponentProps<'form'>, 'children' | 'role' | 'onSubmit'> {
  /** What can be narrowed to, or why it is not there yet. With an empty list there is no drop-down. */
  categories: readonly { id: number; name: string }[] | 'loading' | 'failed';
  /** Somebody is about to search: the time to ask for the categories. May be told again and again. */
  onIntent?: (() => void) | undefined;
  /** Asked to load the categories again. */
  onRetry?: (() => void) | undefined;
  /** Its words, in the language of the page. */
  texts: {
    /** Names the search among the landmarks of the page. */
    label: string;
    /** Names the field; also shown while it is empty. */
    field: string;
    /** Names the drop-down. */
    category: string;
    /** The drop-down's first entry: no category. */
    all: string;
    /** Stands for a category that is chosen and not among them. */
    other?: string | undefined;
    /** In the drop-down when the categories did not come: says so, and asks again when it is chosen. */
    failed?: string | undefined;
    submit: string;
    clear: string;
  };
  /** What the page shows now, as from its address. The box follows when it changes. */
  query?: SearchQuery | undefined;
  /** Asked to search. Its text is trimmed; an empty one comes with a category. */
  onSearch: (query: SearchQuery) => void;
  /** Offers words and goods while somebody types; drawn from the first focus on, so that its code can come then. The field is a combobox. */
  Suggestions?: ComponentType<SuggestionsSlot> | undefined;
  /** The answer is on its way. Everything can still be typed and stays; the same query is not sent twice. */
  loading?: boolean | undefined;
}
