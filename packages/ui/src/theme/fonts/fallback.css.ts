import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces } from '../fallbackFaces.ts';

for (const { fontFamily, local, ...face } of fallbackFaces) {
  globalFontFace(fontFamily, { ...face, src: local.map((font) => `local("${font}")`).join(', ') });
}
