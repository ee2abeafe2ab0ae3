export { FormFrame, type FormFrameProps } from './FormFrame.tsx';
export { useFieldsToast } from './useFieldsToast.ts';
