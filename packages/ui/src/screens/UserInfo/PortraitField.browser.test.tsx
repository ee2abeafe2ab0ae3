import { expect, it, vi } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { PortraitField } from './PortraitField.tsx';
import { userInfoTexts } from './texts.ts';
import type { Portrait, PortraitState } from './usePortrait.ts';
import { testRoot } from '../../testRoot.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(userInfoTexts);

const page = testRoot();

const button = (at: number) => [...page.container.querySelectorAll('button')].at(at);
const show = (state: PortraitState, url = '') => {
  const go = (next: PortraitState) => () => show(next);
  const [still, uploading] = [go({ status: 'still' }), go({ status: 'uploading', share: 0 })];
  const portrait: Portrait = { state, url, shown: url, pick: vi.fn(), use: vi.fn(), retry: uploading, cancel: still, remove: still };
  page.render(
    <TextsProvider texts={texts}>
      <PortraitField portrait={portrait} name="Ananya Rao" />
    </TextsProvider>,
  );
};

it('keeps the focus on the button that chooses, which opens nothing while a picture is on its way', () => {
  const pick = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  show({ status: 'still' });
  button(0)?.focus();
  button(0)?.click();
  show({ status: 'uploading', share: 0 });
  button(0)?.click();
  expect(document.activeElement).toBe(button(0));
  expect(pick).toHaveBeenCalledTimes(1);
  pick.mockRestore();
});

const file = new File([], 'me.png');
it.each<[string, PortraitState, string]>([
  ['removes the picture', { status: 'still' }, '/me.png'],
  ['cancels what is on its way', { status: 'uploading', share: 0 }, ''],
  ['tries again', { status: 'failed', error: 'No.', file }, ''],
])('hands the focus on from the button that %s', (_, state, url) => {
  show(state, url);
  const last = button(-1);
  last?.focus();
  last?.click();
  expect([last?.isConnected, document.activeElement]).toEqual([false, button(0)]);
});
