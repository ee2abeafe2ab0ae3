export {
  DialogActions,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  dialogSizes,
} from './Dialog.tsx';
