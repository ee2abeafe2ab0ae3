export { AboutUs, type AboutUsProps } from './AboutUs.tsx';
export { type Figures, figuresOf } from './AboutUs.state.ts';
