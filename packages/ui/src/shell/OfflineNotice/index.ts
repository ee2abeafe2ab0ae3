export { connectionPhases, OfflineNotice, type OfflineNoticeProps } from './OfflineNotice.tsx';
