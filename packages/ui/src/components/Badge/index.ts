export { Badge, BadgeAnchor, type BadgeProps, badgeVariants } from './Badge.tsx';
