export { TextArea, type TextAreaProps, type TextLimit } from './TextArea.tsx';
