export { CodeCells, type CodeCellsProps, CodeField, type CodeFieldProps } from './CodeField.tsx';
