import { deflateSync, crc32 } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { exif, frame, header, jpeg, jpegEnd, png, pngEnd, scan, signature } from './pictureSamples.ts';
import { maxPictureBytes, pictureToSend, readPicture } from './readPicture.ts';

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const gif = text('GIF89a\x01\x00\x01\x00\x00\x00\x00;');

const file = (bytes: readonly number[], name = 'a.png') => new File([new Uint8Array(bytes)], name);
const draws = () => Promise.resolve();
const drawsNot = () => Promise.reject(new Error('The source image could not be decoded.'));
const refusalOf = async (...args: Parameters<typeof readPicture>) => {
  const read = await readPicture(...args);
  return 'refusal' in read ? read.refusal : undefined;
};

describe('a file', () => {
  test.each([
    ['a JPEG', jpeg, undefined],
    ['a PNG', png, undefined],
    ['a JPEG with more after its end, as cameras write', [...jpeg, 1, 2, 3], undefined],
    ['a GIF named .png', gif, 'kind'],
    ['a WebP named .png', text('RIFF\x10\x00\x00\x00WEBPVP8 '), 'kind'],
    ['an SVG named .png', text('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'kind'],
    ['a page named .png', text('<!doctype html><script>'), 'kind'],
    ['a PDF named .png', text('%PDF-1.7'), 'kind'],
    ['one byte', [0xff], 'kind'],
    ['an empty file', [], 'empty'],
    ['the start of a JPEG alone', [0xff, 0xd8, 0xff], 'broken'],
    ['a JPEG without its end, though its small picture has one', [0xff, 0xd8, ...exif(1), ...frame(4, 3), ...scan], 'broken'],
    ['a JPEG that breaks off in a segment', jpeg.slice(0, 8), 'broken'],
    ['a PNG that breaks off', png.slice(0, -12), 'broken'],
    ['the start of a PNG alone', png.slice(0, 8), 'broken'],
    ['a PNG of no width', [...signature, ...header(0, 3), ...pngEnd], 'broken'],
  ] as const)('%s: %s', async (_, bytes, refusal) => {
    await expect(refusalOf(file(bytes), draws)).resolves.toBe(refusal);
  });

  test('is judged by its bytes: a PNG named .gif is taken', async () => {
    await expect(refusalOf(file(png, 'a.gif'), draws)).resolves.toBeUndefined();
  });

  test('that looks well and cannot be drawn is broken', async () => {
    await expect(refusalOf(file(png), drawsNot)).resolves.toBe('broken');
  });

  test('that cannot be read any more is broken', async () => {
    const gone = file(png);
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await expect(refusalOf(gone, draws)).resolves.toBe('broken');
  });
});

describe('of many pixels', () => {
  test.each([
    ['a PNG of 50 megapixels', [...signature, ...header(10_000, 5000), ...pngEnd], undefined],
    ['a PNG of a row more', [...signature, ...header(10_000, 5001), ...pngEnd], 'pixels'],
    ['a PNG of all that its header can say', [...signature, ...header(0xffffffff, 0xffffffff), ...pngEnd], 'pixels'],
    ['a JPEG of 50 megapixels', [0xff, 0xd8, ...frame(10_000, 5000), ...scan, ...jpegEnd], undefined],
    ['a JPEG of all that its header can say', [0xff, 0xd8, ...frame(65_535, 65_535), ...scan, ...jpegEnd], 'pixels'],
  ] as const)('%s: %s', async (_, bytes, refusal) => {
    const decode = vi.fn(draws);
    await expect(refusalOf(file(bytes), decode)).resolves.toBe(refusal);
    expect(decode).toHaveBeenCalledTimes(refusal ? 0 : 1);
  });

  test('a true PNG of 20 000 by 20 000 in 50 kB is refused before it is drawn', async () => {
    const chunk = (name: string, data: Uint8Array) => {
      const body = Buffer.concat([Buffer.from(name), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const data = deflateSync(new Uint8Array(20_000 * 2501));
    const head = new Uint8Array(header(20_000, 20_000).slice(8, 21));
    const bytes = Buffer.concat([new Uint8Array(signature), chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', new Uint8Array())]);
    expect(bytes.length).toBeLessThan(50_000);
    const decode = vi.fn(draws);
    await expect(refusalOf(new Blob([bytes]), decode)).resolves.toBe('pixels');
    expect(decode).not.toHaveBeenCalled();
  });
});

describe('what is sent', () => {
  test('is what was drawn: of the type that was found, without what stood beside the picture', async () => {
    const decode = vi.fn((drawn: Blob) => Promise.resolve(drawn));
    const read = await readPicture(new File([new Uint8Array(jpeg), 'evil'], 'evil.html', { type: 'text/html' }), decode);
    const picture = 'picture' in read ? read.picture : new Blob();
    expect(decode.mock.calls).toEqual([[picture]]);
    expect(picture.type).toBe('image/jpeg');
    expect(await picture.text()).not.toMatch(/Exif|ACME|GPS|evil/);
  });

  test.each([
    [png, 1, 'picture-1.png', 'image/png'],
    [jpeg, 12, 'picture-12.jpg', 'image/jpeg'],
  ])('is named by its position and its type', async (bytes, position, name, type) => {
    const read = await readPicture(new File([new Uint8Array(bytes)], 'evil.html', { type: 'text/html' }), draws);
    const sent = pictureToSend('picture' in read ? read.picture : new Blob(), position);
    expect([sent.name, sent.type]).toEqual([name, type]);
  });
});

test.each([
  [maxPictureBytes, undefined],
  [maxPictureBytes + 1, 'large'],
  [30_000_000, 'large'],
])('of %s bytes: %s', async (size, refusal) => {
  const decode = vi.fn(draws);
  await expect(refusalOf(new Blob([new Uint8Array(jpeg), new Uint8Array(size - jpeg.length)]), decode)).resolves.toBe(refusal);
  expect(decode).toHaveBeenCalledTimes(refusal ? 0 : 1);
});
