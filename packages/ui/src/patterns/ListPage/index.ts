export { ListPage, type ListPageProps, type PageTabs, TabbedPage, type TabbedPageProps } from './ListPage.tsx';
export { usePageTexts, usePageTitle } from './usePageTexts.ts';
