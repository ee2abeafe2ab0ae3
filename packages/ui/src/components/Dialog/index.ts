export {
  DialogActions,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogRoot,
  type DialogRootProps,
  DialogTitle,
  DialogTrigger,
  dialogSizes,
} from './Dialog.tsx';
