export { ApplicationRecord, type ApplicationRecordProps } from './ApplicationRecord.tsx';
export {
  applicationRecordPageSize,
  type ApplicationRecordParts,
  type ApplicationRecordState,
  applicationRecordState,
} from './ApplicationRecord.state.ts';
