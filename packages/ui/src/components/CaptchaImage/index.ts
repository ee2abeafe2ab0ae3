export { CaptchaImage, type CaptchaImageProps, type CaptchaState, type CaptchaTexts } from './CaptchaImage.tsx';
