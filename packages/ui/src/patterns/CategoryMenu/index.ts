export { CategoryMenu, type CategoryMenuProps, type CategoryMenuState } from './CategoryMenu.tsx';
export type { CategoryView } from './category.ts';
