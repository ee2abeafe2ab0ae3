export { Text, type TextProps, textElements, textScales, textTones, textWeights } from './Text.tsx';
