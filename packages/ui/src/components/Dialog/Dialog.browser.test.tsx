import { expect, test, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { DialogContent, DialogRoot, DialogTitle } from './Dialog.tsx';

const root = testRoot();

test.each([
  ['nothing', <DialogContent key="a">Sure?</DialogContent>, 1],
  ['a title that is not there', <DialogContent key="b" aria-labelledby="nowhere" />, 1],
  [
    'a title',
    <DialogContent key="c">
      <DialogTitle>Sure?</DialogTitle>
    </DialogContent>,
    0,
  ],
  ['a label', <DialogContent key="d" aria-label="Sure?" />, 0],
])('a dialog that is named by %s is reported, or is not', async (_, content, sentences) => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => {});
  root.render(<DialogRoot defaultOpen>{content}</DialogRoot>);
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy();
  const said = say.mock.calls.filter(([sentence]) => String(sentence).startsWith('A dialog has no name'));
  expect(said).toHaveLength(sentences);
  say.mockRestore();
});
