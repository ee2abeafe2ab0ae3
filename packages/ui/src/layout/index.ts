export { Container, type ContainerProps, containerElements } from './Container/index.ts';
export type { Gap } from './gaps.css.ts';
export { Grid, type GridProps, gridColumns, gridElements } from './Grid/index.ts';
export {
  DocumentTitle,
  DocumentTitleProvider,
  type DocumentTitleProviderProps,
  Heading,
  type HeadingProps,
  headingLevels,
  headingScales,
  headingTones,
} from './Heading/index.ts';
export { Inline, type InlineProps, inlineAligns, inlineElements, inlineJustifies } from './Inline/index.ts';
export { PageHeader, type PageHeaderProps } from './PageHeader/index.ts';
export { Panel, type PanelProps, panelElements, panelPaddings, panelTones } from './Panel/index.ts';
export { Stack, type StackProps, stackAligns, stackElements } from './Stack/index.ts';
export { Text, type TextProps, textElements, textScales, textTones, textWeights } from './Text/index.ts';
