export { CodeCells, type CodeCellsProps, CodeField, type CodeFieldProps } from './CodeField.tsx';
export type { CodeTexts } from './SendCode.tsx';
