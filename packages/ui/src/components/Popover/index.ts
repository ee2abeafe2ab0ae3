export { PopoverButton, PopoverPanel, type PopoverPanelProps, PopoverRoot, usePopoverButton } from './Popover.tsx';
export { type LayerAlign, type LayerSide, layerAligns, layerSides } from './place.ts';
