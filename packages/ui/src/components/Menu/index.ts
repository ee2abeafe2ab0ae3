export { MenuLazyContent, MenuRoot, type MenuRootProps, MenuTrigger, useMenuTrigger } from './Menu.tsx';
export {
  MenuItem,
  type MenuItemProps,
  MenuLink,
  type MenuLinkProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuSeparator,
  menuItemTones,
} from './MenuItems.tsx';
export { MenuList, type MenuListProps } from './MenuList.tsx';
