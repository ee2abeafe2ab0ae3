export { SearchSuggestions, type SearchSuggestionsProps, type SuggestedGoods } from './SearchSuggestions.tsx';
