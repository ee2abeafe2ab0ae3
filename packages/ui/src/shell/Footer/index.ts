export { Footer, type FooterProps, footerSlogans } from './Footer.tsx';
