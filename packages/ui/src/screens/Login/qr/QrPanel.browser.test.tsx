import { expect, it } from 'vitest';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../../i18n/index.ts';
import { testRoot } from '../../../testRoot.ts';
import { QrPanel } from './QrPanel.tsx';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(['loginPanels']);

const page = testRoot();

const code = { status: 'done', data: { key: 'q1', url: 'https://app.example/sign-in?key=q1' } } as const;

it('keeps the focus when the code that was asked for takes the place of the button', async () => {
  let isFirst = true;
  const service = {
    async qrCode() {
      const answer = isFirst ? ({ status: 'failed', error: { kind: 'transport' } } as const) : code;
      isFirst = false;
      return answer;
    },
    qrState: () => new Promise<never>(() => {}),
  };
  page.render(
    <TextsProvider texts={texts}>
      <QrPanel service={service} go={() => {}} />
    </TextsProvider>,
  );
  const button = (name: string) => [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent.trim() === name);
  await expect.poll(() => button('Show a new code')).toBeDefined();
  button('Show a new code')?.focus();
  button('Show a new code')?.click();
  await expect.poll(() => button('Show a new code')).toBeUndefined();
  expect(document.activeElement).toBe(button('Sign in another way'));
});
