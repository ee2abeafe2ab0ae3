import { expect, it, vi } from 'vitest';
import { ToastProvider } from '../../components/Toast/index.ts';
import { defaultLocale, loadMessages, startTexts, TextsProvider } from '../../i18n/index.ts';
import { testRoot } from '../../testRoot.ts';
import { DetailsForm } from './DetailsForm.tsx';
import { userInfoTexts } from './texts.ts';

const texts = await startTexts({ locale: defaultLocale, load: loadMessages });
await texts.loadNamespaces(userInfoTexts);

const page = testRoot();
const avatar = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')}`;
const profile = { nickname: 'Ananya', avatar, phone: '', email: '', password: { status: 'guest' } } as const;

it.each([
  ['is refused', async () => new File(['GIF89a'], 'me.gif', { type: 'image/gif' }), 'me.gif'],
  ['does not arrive', aPicture, 'No room.'],
])('saves with the picture from before when the new one %s', async (_, make, said) => {
  const onSave = vi.fn(async () => ({ status: 'done' }) as const);
  page.render(
    <TextsProvider texts={texts}>
      <ToastProvider closeLabel="Close">
        <DetailsForm profile={profile} upload={async () => ({ error: 'No room.' })} onSave={onSave} onEnd={() => {}} />
      </ToastProvider>
    </TextsProvider>,
  );
  pick(await make());
  await expect.poll(useSquare, { timeout: 10_000 }).toContain(said);
  expect(page.container.querySelector('img')?.getAttribute('src')).toBe(avatar);
  page.container.querySelector<HTMLButtonElement>('[type=submit]')?.click();
  await expect.poll(() => onSave.mock.calls).toEqual([[{ nickname: 'Ananya', avatar }]]);
});

async function aPicture(): Promise<File> {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

function pick(file: File) {
  const input = page.container.querySelector<HTMLInputElement>('input[type=file]');
  const files = new DataTransfer();
  files.items.add(file);
  if (input) input.files = files.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Takes the square of the picture as soon as it is asked for; what the page says. */
function useSquare() {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[role=dialog] button')];
  buttons.find(({ textContent }) => textContent === 'Use picture')?.click();
  return page.container.textContent;
}
