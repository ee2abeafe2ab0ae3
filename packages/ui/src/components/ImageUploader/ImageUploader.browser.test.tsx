import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { ImageUploader, type ImageUploaderProps, type ImageUploaderTexts } from './index.ts';
import { testRoot } from '../../testRoot.ts';

const texts: ImageUploaderTexts = {
  pick: 'Add',
  retry: 'Try again',
  count: String,
  checking: String,
  uploading: String,
  done: String,
  failed: String,
  refused: String,
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  removed: String,
  earlier: String,
  later: String,
  moved: String,
};

const page = testRoot();

const show = (props: Pick<ImageUploaderProps, 'maxFiles' | 'upload'> & Partial<ImageUploaderProps>) =>
  page.render(<ImageUploader label="Pictures" texts={texts} onValueChange={() => {}} {...props} />);
const find = (selector: string) => page.container.querySelector<HTMLElement>(selector);
const drop = async () => {
  const canvas = new OffscreenCanvas(4, 4);
  canvas.getContext('2d');
  const picture = await canvas.convertToBlob();
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([picture], 'me.png', { type: 'image/png' }));
  find('ul')?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
};
const focused = () => document.activeElement;

it('keeps the focus where pictures are added when the last place is taken', async () => {
  show({ maxFiles: 1, upload: () => new Promise(() => {}) });
  const pick = find('[data-act=pick]');
  pick?.focus();
  await drop();
  await expect.poll(() => pick?.getAttribute('aria-disabled')).toBe('true');
  expect(focused()).toBe(pick);
  flushSync(() => find('[data-act=remove]')?.click());
  expect([focused(), pick?.hasAttribute('aria-disabled')]).toEqual([pick, false]);
});

it('hands the focus on to the picture that is tried again', async () => {
  let isFirst = true;
  const upload = () => {
    const answer = isFirst ? Promise.resolve({ error: 'No.' }) : new Promise<never>(() => {});
    isFirst = false;
    return answer;
  };
  show({ maxFiles: 3, upload, defaultValue: ['/pictures/handbag.svg'] });
  await drop();
  await expect.poll(() => find('[data-status=failed]')).not.toBeNull();
  const retry = [...page.container.querySelectorAll('button')].find(({ textContent }) => textContent === texts.retry);
  retry?.focus();
  flushSync(() => retry?.click());
  expect(focused()?.getAttribute('aria-label')).toBe('Cancel me.png');
});

it('tells its owner of a picture before it is seen to be there', async () => {
  let told: readonly string[] = [];
  show({ maxFiles: 3, upload: () => Promise.resolve({ url: '/pictures/new.png' }), onValueChange: (urls) => (told = urls) });
  const toldWhenSeen = new Promise<readonly string[]>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!find('[data-status=done]')) return;
      watch.disconnect();
      resolve(told);
    });
    watch.observe(page.container, { subtree: true, childList: true, attributes: true });
  });
  await drop();
  expect(await toldWhenSeen).toEqual(['/pictures/new.png']);
});
