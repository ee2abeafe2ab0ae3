export { type CropView, wholeCrop } from './crop.ts';
export { cutPicture } from './cutPicture.ts';
export { PictureCrop, type PictureCropProps } from './PictureCrop.tsx';
