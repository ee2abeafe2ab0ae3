export { type PictureRefusal, pictureBytesMost, pictureRefusals } from './checkPicture.ts';
export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ImageUploaderTexts } from './texts.ts';
