export { Notice, type NoticeProps, noticeTones } from './Notice.tsx';
