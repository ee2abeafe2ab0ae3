export { PageLayout, type PageLayoutProps, pageLayoutGrounds } from './PageLayout.tsx';
