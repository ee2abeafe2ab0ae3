export { type ToastMessage, ToastProvider, type ToastProviderProps, toastTones, useToast } from './Toast.tsx';
