import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { pictureFile, pictureFiles, pictureOfPixels, turnedPicture } from '@galleria/storybook/kit/pictureFiles.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, mocked, spyOn, waitFor, type within } from 'storybook/test';
import { ImageUploader, type ImageUploaderProps, type ImageUploaderTexts } from './index.ts';

const reasons = {
  empty: 'is empty. Choose another file.',
  large: 'is larger than 10 MB. Choose a smaller picture.',
  pixels: 'has more than 50 megapixels. Make it smaller.',
  kind: 'is no JPG or PNG. Choose another picture.',
  broken: 'is damaged. Choose another picture.',
  many: 'was not added: you can add up to five pictures.',
} as const;

const texts: ImageUploaderTexts = {
  pick: 'Add pictures',
  count: (taken, most) => `${taken} of ${most}`,
  checking: (name) => `${name} is being checked`,
  uploading: (name) => `${name} is being uploaded`,
  done: (name) => `We’ve uploaded ${name}.`,
  failed: (name, error) => `${name}: ${error}`,
  refused: (name, reason) => `${name} ${reasons[reason]}`,
  retry: 'Try again',
  cancel: (name) => `Cancel ${name}`,
  remove: (name) => `Remove ${name}`,
  removed: (name) => `We’ve removed ${name}.`,
  earlier: (name) => `Move ${name} to the front`,
  later: (name) => `Move ${name} to the back`,
  moved: (name, place, of) => `${name} is picture ${place} of ${of}.`,
};

type Send = ImageUploaderProps['upload'];
const done: Send = (file) => Promise.resolve({ url: `/uploads/${file.name}` });
const pending: Send = (_, { onProgress }) => {
  onProgress(0.6);
  return new Promise(() => {});
};
const failing: Send = () => Promise.resolve({ error: 'The connection broke off. Nothing else is lost.' });
const goods = ['handbag', 'shoe', 'camera', 'watch', 'mango'] as const;
/** Addresses that the form begins with, as a server names them. */
const urls = goods.map((name) => `${pictureOf(name)}?as=/${name}.png`);

const meta = preview.meta({
  title: 'Components/Image uploader',
  component: ImageUploader,
  args: {
    label: 'Pictures of what arrived',
    maxFiles: 5,
    upload: fn(done),
    onValueChange: fn(),
    texts,
    hint: 'JPG or PNG, up to 10 MB each.',
  },
  argTypes: { texts: { control: false }, error: { control: 'text' }, hint: { control: 'text' }, disabled: { control: 'boolean' } },
  decorators: [inPlace('page')],
});

/** What the file picker of the system hands over. */
async function pick(root: Element, files: File[]): Promise<void> {
  const input = root.querySelector('input');
  if (!input) throw new Error('There is no place for files.');
  await user.upload(input, files);
}

/** Nothing is chosen yet. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { maxFiles: 10, defaultValue: urls.slice(0, 1) } });

/** Empty, begun with pictures, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Samples>
      <Sample name="empty">
        <ImageUploader {...args} />
      </Sample>
      <Sample name="with pictures">
        <ImageUploader {...args} defaultValue={urls.slice(0, 3)} />
      </Sample>
      <Sample name="invalid">
        <ImageUploader {...args} error="Add at least one picture." />
      </Sample>
      <Sample name="disabled">
        <ImageUploader {...args} defaultValue={urls.slice(0, 1)} disabled />
      </Sample>
    </Samples>
  ),
});

/** Five pictures were picked and each is uploaded: the form has their addresses in order. They were drawn one after the other. */
export const Filled = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const draw = createImageBitmap;
    let [drawn, atOnce, mostAtOnce] = [0, 0, 0];
    spyOn(globalThis, 'createImageBitmap').mockImplementation(async (picture) => {
      drawn++;
      mostAtOnce = Math.max(mostAtOnce, ++atOnce);
      const bitmap = await draw(picture);
      atOnce--;
      return bitmap;
    });
    await pick(canvasElement, await pictureFiles('a.jpg', 'b.png', 'c.jpeg', 'd.jpg', 'e.png'));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        ['1.jpg', '2.png', '3.jpg', '4.jpg', '5.png'].map((name) => `/uploads/picture-${name}`),
        0,
      ),
    );
    await expect([drawn, mostAtOnce]).toEqual([5, 1]);
    await expect(canvas.getByText('5 of 5')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/We’ve uploaded/);
  },
});

/** On its way: a bar shows how far, and the call can be cancelled; then its place is free again. */
export const Uploading = meta.story({
  args: { upload: fn(pending) },
  play: async ({ canvas, canvasElement, args }) => {
    await pick(canvasElement, await pictureFiles('front.jpg', 'back.png'));
    await expect(await canvas.findByRole('progressbar', { name: 'back.png is being uploaded' })).toHaveAttribute('value', '0.6');
    await user.click(canvas.getByRole('button', { name: 'Cancel back.png' }));
    const call = mocked(args.upload).mock.calls.find(([file]) => file.name === 'picture-2.png');
    await expect(call?.[1].signal.aborted).toBe(true);
    await expect(canvas.getByText('1 of 5')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Add pictures/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], 1);
  },
});

/** One failed: the others stay, the sentence stands below, and it can be tried again. */
export const Failed = meta.story({
  args: { upload: fn((file, way) => (file.name === 'picture-2.png' ? failing(file, way) : done(file, way))) },
  play: async ({ canvas, canvasElement, args }) => {
    await pick(canvasElement, await pictureFiles('front.jpg', 'back.png', 'side.jpg'));
    const again = await canvas.findByRole('button', { name: 'Try again' });
    await expect(again).toHaveAccessibleDescription('back.png: The connection broke off. Nothing else is lost.');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['/uploads/picture-1.jpg', '/uploads/picture-3.jpg'], 1));
    await user.click(again);
    await waitFor(() => expect(args.upload).toHaveBeenCalledTimes(4));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Files that are no pictures whatever their names say: each is refused with its reason, and none is sent. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, args }) => {
    const whole = await pictureFile('cut.jpg');
    const draw = spyOn(globalThis, 'createImageBitmap');
    await pick(canvasElement, [
      new File(['GIF89a and more'], 'moving.png', { type: 'image/png' }),
      new File([], 'nothing.jpg', { type: 'image/jpeg' }),
      new File([whole.slice(0, whole.size / 2)], 'cut.jpg', { type: 'image/jpeg' }),
      new File([whole, new Uint8Array(30_000_000)], 'large.jpg', { type: 'image/jpeg' }),
      await pictureOfPixels(20_000, 20_000, 'huge.png'),
    ]);
    for (const sentence of [
      'moving.png is no JPG or PNG.',
      'nothing.jpg is empty.',
      'cut.jpg is damaged.',
      'large.jpg is larger than 10 MB.',
      'huge.png has more than 50 megapixels.',
    ])
      await waitFor(() => expect(canvas.getByText(new RegExp(`^${sentence}`), { selector: 'li p' })).toBeVisible());
    await expect(draw).not.toHaveBeenCalled();
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(canvas.getByText('0 of 5')).toBeVisible();
  },
});

/** What a shopper's files are called and what cameras wrote into them stays with the shopper; a picture on its side stays so. */
export const Anonymous = meta.story({
  play: async ({ canvas, args }) => {
    const [whole, tall] = [await pictureFile('a.png'), await turnedPicture('evil.html')];
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([whole, 'at home'], 'my home.html', { type: 'text/html' }));
    dataTransfer.items.add(tall);
    canvas.getByRole('list').dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['/uploads/picture-1.png', '/uploads/picture-2.jpg'], 0));
    await expect(canvas.getByRole('status')).toHaveTextContent('We’ve uploaded evil.html.');
    const sent = mocked(args.upload).mock.calls.map(([file]) => file);
    await expect(sent.map(({ name, type }) => [name, type])).toEqual([
      ['picture-1.png', 'image/png'],
      ['picture-2.jpg', 'image/jpeg'],
    ]);
    for (const file of sent) await expect(await file.text()).not.toMatch(/home|ACME/);
    for (const [at, size] of [
      [480, 640],
      [60, 90],
    ].entries()) {
      const drawn = await createImageBitmap(sent[at] ?? tall);
      await expect([drawn.width, drawn.height]).toEqual(size);
      drawn.close();
    }
  },
});

/** Five are there and a sixth is chosen: it is refused, that is said, and the five stay. */
export const SixthPicture = meta.story({
  args: { defaultValue: urls },
  play: async ({ canvas, canvasElement, args }) => {
    await pick(canvasElement, [await pictureFile('sixth.jpg')]);
    await expect(await canvas.findByRole('status')).toHaveTextContent('sixth.jpg was not added: you can add up to five pictures.');
    await expect(args.upload).not.toHaveBeenCalled();
    await expect(canvas.getByText('5 of 5')).toBeVisible();
  },
});

/** The last picture was moved to the front by keyboard: focus stays with it, and its place is said. */
export const Moved = meta.story({
  args: { defaultValue: urls.slice(0, 2) },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Move shoe.png to the front' }).focus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Move shoe.png to the front' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('shoe.png is picture 1 of 2.');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(args.defaultValue?.toReversed(), 0);
  },
});

/** Pictures over the place, about to be dropped. */
export const Dragged = meta.story({
  play: async ({ canvas }) => {
    const pictures = canvas.getByRole('list');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(await pictureFile('dropped.jpg'));
    pictures.dispatchEvent(new DragEvent('dragenter', { bubbles: true, cancelable: true, dataTransfer }));
    await waitFor(() => expect(pictures.parentElement).toHaveAttribute('data-dragged'));
    // Beside the place they open nothing, and are not taken.
    const missed = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    document.body.dispatchEvent(missed);
    await expect(missed.defaultPrevented).toBe(true);
    await expect(canvas.getByText('0 of 5')).toBeVisible();
  },
});

/** Drops one picture and pastes another. */
async function dropAndPaste(canvas: ReturnType<typeof within>) {
  for (const name of ['dropped.jpg', 'pasted.png']) {
    const data = new DataTransfer();
    data.items.add(await pictureFile(name));
    const way = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data };
    canvas.getByRole('list').dispatchEvent(name === 'dropped.jpg' ? new DragEvent('drop', way) : new ClipboardEvent('paste', way));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`We’ve uploaded ${name}.`));
  }
}

/** One is dropped, another pasted. */
export const DroppedAndPasted = meta.story({
  args: { maxFiles: 2, hint: 'Drop or paste pictures here.' },
  play: async ({ canvas, args }) => {
    await dropAndPaste(canvas);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(['/uploads/picture-1.jpg', '/uploads/picture-2.png'], 0));
    await expect(canvas.getByRole('button', { name: /^Add/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** All are removed again: every address of a preview is given back. */
export const Removed = meta.story({
  args: { maxFiles: 2 },
  play: async ({ canvas, args }) => {
    const [made, revoked] = [spyOn(URL, 'createObjectURL'), spyOn(URL, 'revokeObjectURL')];
    await dropAndPaste(canvas);
    for (const name of ['dropped.jpg', 'pasted.png']) await user.click(canvas.getByRole('button', { name: `Remove ${name}` }));
    await expect(made).toHaveBeenCalledTimes(2);
    await expect(revoked.mock.calls.flat().filter(Boolean).toSorted()).toEqual(made.mock.results.map(({ value }) => value).toSorted());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([], 0);
  },
});

/** Long, unbroken and Thai names on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: { upload: fn(failing), label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsbilder' },
  play: async ({ canvas, canvasElement }) => {
    await pick(canvasElement, [
      await pictureFile('Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellungsbestätigung.jpg'),
      new File(['x'], 'รูปถ่ายสินค้าที่ได้รับมาในสภาพชำรุดเสียหายทั้งหมด.png', { type: 'image/png' }),
    ]);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await waitFor(() => expect(canvas.getByText(/^รูปถ่าย.* is no JPG/, { selector: 'li p' })).toBeVisible());
  },
});
