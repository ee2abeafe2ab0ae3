export { RichText, type RichTextProps, richTextLevels } from './RichText.tsx';
