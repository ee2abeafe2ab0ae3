export { AboutUsScreen, type AboutUsScreenProps } from './AboutUsScreen.tsx';
export { type Figures, figuresOf } from './AboutUsScreen.state.ts';
export { aboutUsTexts } from './texts.ts';
