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

test('Escape belongs to an input method as long as it composes', async () => {
  root.render(
    <DialogRoot defaultOpen>
      <DialogContent aria-label="Note">
        <input aria-label="To the shop" />
      </DialogContent>
    </DialogRoot>,
  );
  const dialog = () => document.querySelector('[role=dialog]');
  await expect.poll(dialog).toBeTruthy();
  const press = (isComposing: boolean) =>
    dialog()
      ?.querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing, bubbles: true, cancelable: true }));
  press(true);
  // Were it to close, the second would find nothing to close.
  await new Promise(requestAnimationFrame);
  expect(dialog()).toBeTruthy();
  press(false);
  await expect.poll(dialog).toBeNull();
});
