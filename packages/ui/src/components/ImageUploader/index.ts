export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { ImageUploaderTexts } from './texts.ts';
export { type PictureRefusal, maxPictureBytes, pictureRefusals } from './readPicture.ts';
