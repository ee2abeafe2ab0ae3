export { FormFrame, type FormFrameProps, type FormFrameTexts } from './FormFrame.tsx';
