import path from 'node:path';
import sharp from 'sharp';
import { root } from './paths.ts';

/* Draws the picture of the packed README, from the accepted picture of a story: smaller, as the whole package may weigh 600 kB. */

export const accepted = path.join(root, 'visual/baselines/patterns-goods-card--default.avif');
export const readmePicture = path.join(root, 'packages/ui/goods-card.avif');

if (import.meta.main) await sharp(accepted).avif({ quality: 22, effort: 9 }).toFile(readmePicture);
