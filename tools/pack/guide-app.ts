import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import type { Sources } from './consumer.ts';

/** The app of "Use the library" (.storybook/docs/UseTheLibrary.mdx), to the letter. */
export function guideApp(): Sources {
  const files = ['main.tsx', 'GiftCards.tsx', 'GiftCardForm.tsx'];
  return Object.fromEntries(files.map((file) => [file, readFileSync(path.join(root, '.storybook/guides', file), 'utf8')]));
}
