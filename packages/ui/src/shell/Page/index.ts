export { Page, type PageProps, pageGrounds } from './Page.tsx';
