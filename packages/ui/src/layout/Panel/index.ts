export { Panel, type PanelProps, panelElements, panelPaddings } from './Panel.tsx';
