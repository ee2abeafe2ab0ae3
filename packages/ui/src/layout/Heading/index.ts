export { Heading, type HeadingProps, headingLevels, headingScales } from './Heading.tsx';
