export { PolicyScreen, type PolicyScreenProps } from './PolicyScreen.tsx';
export { policyTexts } from './texts.ts';
