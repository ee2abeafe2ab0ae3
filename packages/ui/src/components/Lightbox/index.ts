export { Lightbox, type LightboxProps } from './Lightbox.tsx';
export type { LightboxPictureView, LightboxTexts } from './view.ts';
