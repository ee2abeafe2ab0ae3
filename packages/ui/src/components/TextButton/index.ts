export {
  TextButton,
  type TextButtonProps,
  textButtonScales,
  textButtonTones,
  TextLink,
  type TextLinkProps,
} from './TextButton.tsx';
