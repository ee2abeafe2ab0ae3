export { Badge, BadgeAnchor, type BadgeProps, badgeLooks } from './Badge.tsx';
