export { Avatar, type AvatarProps, avatarShapes, avatarSizes } from './Avatar.tsx';
