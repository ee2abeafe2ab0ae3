export { ContactUsScreen, type ContactUsScreenProps } from './ContactUsScreen.tsx';
export { type ContactUsState, contactUsState } from './ContactUsScreen.state.ts';
export { contactUsTexts } from './texts.ts';
