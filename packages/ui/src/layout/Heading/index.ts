export { DocumentTitle, DocumentTitleProvider, type DocumentTitleProviderProps } from './DocumentTitle.tsx';
export { Heading, type HeadingProps, headingLevels, headingScales, headingTones } from './Heading.tsx';
