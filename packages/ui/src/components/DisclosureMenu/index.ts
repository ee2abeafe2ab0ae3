export { DisclosureMenuLate, DisclosureMenuRoot, useDisclosureButton } from './DisclosureMenu.tsx';
export { DisclosureMenuButton } from './DisclosureMenuButton.tsx';
export { DisclosureMenuGroup, type DisclosureMenuGroupProps, DisclosureMenuLink } from './DisclosureMenuGroup.tsx';
export { DisclosureMenuPanel, type DisclosureMenuPanelProps, disclosureMenuLayouts } from './DisclosureMenuPanel.tsx';
