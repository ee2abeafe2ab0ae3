export { Icon, type IconDrawing, type IconNode, type IconProps } from './Icon.tsx';
