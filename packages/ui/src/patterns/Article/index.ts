export { ArticleBlocks, type ArticleBlocksProps } from './ArticleBlocks.tsx';
export { type ArticleNav, ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export { ArticleSections, type ArticleSectionsProps, type ArticleSectionView } from './ArticleSections.tsx';
