export { CodeCells, type CodeCellsProps, CodeField, type CodeFieldProps } from './CodeField.tsx';
export type { CodeState } from './codeState.ts';
export type { CodeTexts } from './SendCode.tsx';
