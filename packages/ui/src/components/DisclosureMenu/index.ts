export {
  DisclosureMenuButton,
  DisclosureMenuPanel,
  type DisclosureMenuPanelProps,
  DisclosureMenuRoot,
  disclosureMenuLayouts,
} from './DisclosureMenu.tsx';
export { DisclosureMenuGroup, type DisclosureMenuGroupProps, DisclosureMenuLink } from './DisclosureMenuGroup.tsx';
