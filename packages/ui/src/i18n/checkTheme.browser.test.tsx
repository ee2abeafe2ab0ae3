import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { loadMessages } from './messages.ts';
import { startTexts } from './startTexts.ts';
import { TextsProvider } from './TextsProvider.tsx';

const told = vi.spyOn(console, 'error').mockImplementation(() => {});
const style = document.createElement('style');

afterEach(() => {
  told.mockClear();
  style.remove();
});

async function open(css: string): Promise<void> {
  style.textContent = css;
  document.head.append(style);
  const texts = await startTexts({ locale: 'en', load: loadMessages });
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<TextsProvider texts={texts}>Page</TextsProvider>);
  await vi.waitFor(() => expect(document.body.textContent).toContain('Page'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  root.unmount();
}

test('a page without the theme reads what to import', async () => {
  await open('p { margin: 0 }');
  await vi.waitFor(() =>
    expect(told.mock.calls).toEqual([
      ["This page has no theme of @galleria/ui, so its parts have no colours: import '@galleria/ui/theme' where the app begins."],
    ]),
  );
});

test('a page with the theme reads nothing', async () => {
  await open(':root { --galleria-color-text: #18181b }');
  expect(told).not.toHaveBeenCalled();
});
