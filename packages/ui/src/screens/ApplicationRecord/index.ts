export { ApplicationRecordScreen, type ApplicationRecordScreenProps } from './ApplicationRecordScreen.tsx';
export {
  applicationRecordPageSize,
  type ApplicationRecordParts,
  type ApplicationRecordState,
  applicationRecordState,
} from './ApplicationRecordScreen.state.ts';
export { applicationRecordTexts } from './texts.ts';
