export { type CropView, wholeCrop } from './crop.ts';
export { cropImage } from './cropImage.ts';
export { ImageCropper, type ImageCropperProps } from './ImageCropper.tsx';
