export { Carousel, type CarouselProps, type CarouselTexts, carouselVariants } from './Carousel.tsx';
