export { ContactUs, type ContactUsProps } from './ContactUs.tsx';
export { type ContactUsState, contactUsState } from './ContactUs.state.ts';
