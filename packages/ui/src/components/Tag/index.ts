export { Tag, type TagProps, tagTones } from './Tag.tsx';
