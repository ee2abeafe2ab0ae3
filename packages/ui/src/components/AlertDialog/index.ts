export { AlertDialog, type AlertDialogProps, type AlertDialogState } from './AlertDialog.tsx';
