export { CategoryMenu } from './CategoryMenu.tsx';
export type { CategoryMenuProps, CategoryMenuState } from './CategoryMenu.types.ts';
export type { CategoryView } from './category.ts';
