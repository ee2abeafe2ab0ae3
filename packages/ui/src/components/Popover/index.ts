export {
  PopoverClose,
  PopoverLazyContent,
  PopoverRoot,
  type PopoverRootProps,
  PopoverTrigger,
  usePopover,
  usePopoverTrigger,
} from './Popover.tsx';
export { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';
export { type PopoverAlign, type PopoverSide, popoverAligns, popoverSides } from './place.ts';
