export { Panel, type PanelProps, panelElements, panelPaddings, panelTones } from './Panel.tsx';
