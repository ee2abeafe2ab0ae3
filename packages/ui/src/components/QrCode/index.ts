export { QrCode, type QrCodeProps, qrCodeSizes } from './QrCode.tsx';
