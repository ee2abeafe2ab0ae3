import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accepted, readmePicture } from './readme-picture.ts';

test('the picture in the packed README shows what the story looks like today', async () => {
  const [now, shown] = await Promise.all([accepted, readmePicture].map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  expect(shown?.length).toBe(now?.length);
  const off = now?.reduce((sum, level, at) => sum + Math.abs(level - (shown?.[at] ?? 0)), 0) ?? Number.NaN;
  // Otherwise: node tools/readme-picture.ts.
  expect(off / (now?.length ?? 1)).toBeLessThan(2.5);
});
