export { isBlankHtml } from './cleanHtml.ts';
export { RichText, type RichTextProps, richTextLevels } from './RichText.tsx';
