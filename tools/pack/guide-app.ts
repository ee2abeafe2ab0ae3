import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../paths.ts';
import type { Sources } from './consumer.ts';

const read = (file: string) => readFileSync(path.join(root, '.storybook/guides', file), 'utf8');

/** The page of "Use the library" (.storybook/docs/UseTheLibrary.mdx), to the letter. */
export const guidePage = (): Sources => ({ 'main.tsx': read('main.tsx'), 'GiftCards.tsx': read('GiftCards.tsx') });

/** The same with its form. */
export const guideForm = (): Sources => ({
  ...guidePage(),
  'main.tsx': read('mainWithForm.tsx'),
  'GiftCardForm.tsx': read('GiftCardForm.tsx'),
});
