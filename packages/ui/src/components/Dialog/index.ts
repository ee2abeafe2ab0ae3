export {
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  DialogTrigger,
  dialogSizes,
} from './Dialog.tsx';
export { DialogActions } from './DialogActions.tsx';
export { DialogDescription } from './DialogDescription.tsx';
