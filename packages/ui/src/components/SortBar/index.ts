export { SortBar, type SortBarProps, type SortOption } from './SortBar.tsx';
