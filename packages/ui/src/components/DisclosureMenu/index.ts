export {
  DisclosureMenuLazyContent,
  DisclosureMenuRoot,
  type DisclosureMenuRootProps,
  useDisclosureMenuTrigger,
} from './DisclosureMenu.tsx';
export { DisclosureMenuGroup, type DisclosureMenuGroupProps, DisclosureMenuLink } from './DisclosureMenuGroup.tsx';
export { DisclosureMenuPanel, type DisclosureMenuPanelProps, disclosureMenuLayouts } from './DisclosureMenuPanel.tsx';
export { DisclosureMenuClose, DisclosureMenuTrigger } from './DisclosureMenuTrigger.tsx';
