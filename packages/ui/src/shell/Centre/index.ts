export {
  type CentreData,
  type CentreEntry,
  type CentreGroup,
  centreGroups,
  type CentreMenuEntry,
  type CentreMenuState,
  centreMenuState,
  type CentrePage,
  centrePages,
} from './Centre.state.ts';
export { CentreFrame, type CentreFrameProps } from './CentreFrame.tsx';
export { CentreMenu, type CentreMenuProps } from './CentreMenu.tsx';
