export { PopoverButton, PopoverLate, PopoverRoot, usePopoverButton } from './Popover.tsx';
export { PopoverPanel, type PopoverPanelProps } from './PopoverPanel.tsx';
export { type LayerAlign, type LayerSide, layerAligns, layerSides } from './place.ts';
