import { styleVariants } from '@vanilla-extract/css';
import { layered } from '../theme/layers.ts';
import { space } from '../theme/scale.ts';

/** The space between children, by its step on the 4-px grid: 0, or a step of `space`. */
export type Gap = 0 | keyof typeof space;

export const gaps: Record<Gap, string> = styleVariants({ 0: '0', ...space }, (gap: string) => layered({ gap }));
