export { Gallery, type GalleryProps, type GalleryTexts } from './Gallery.tsx';
