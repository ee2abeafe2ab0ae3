import { expect, it, vi } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { ManageBar } from './ManageBar.tsx';
import { testRoot } from '../../testRoot.ts';
import { testLine } from './testLine.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(['cart']);

const page = testRoot();

it.each<[string, Outcome, number]>([
  ['is over when it is done', { status: 'done' }, 2],
  ['goes on after a failure, with its marks', { status: 'failed', error: { kind: 'offline' } }, 0],
])('the work with marked lines %s', async (_, outcome, times) => {
  const act = vi.fn(async () => outcome);
  const onDone = vi.fn();
  page.render(
    <TextsProvider texts={texts}>
      <ManageBar lines={[testLine]} mayWish acts={{ remove: act, moveToWishList: act }} onDone={onDone} />
    </TextsProvider>,
  );
  for (const button of page.container.querySelectorAll('button')) {
    button.click();
    await expect.poll(() => page.container.querySelector('[aria-busy=true]')).toBeNull();
  }
  expect([act.mock.calls.length, onDone.mock.calls.length]).toEqual([2, times]);
});
