import { describe, expect, test, vi } from 'vitest';
import { checkPicture, pictureBytesMost } from './checkPicture.ts';
import { pictureBytes } from './pictureBytes.ts';

const text = (letters: string) => [...letters].map((letter) => letter.charCodeAt(0));
const chunk = (name: string, data: readonly number[] = []) => [0, 0, 0, data.length, ...text(name), ...data, 0, 0, 0, 0];
const png = [0x89, ...text('PNG\r\n\x1a\n'), ...chunk('IHDR', [1, 2, 3]), ...chunk('IDAT', [9]), ...chunk('IEND')];
/** Exif with a small picture in it, whose end is not the end. */
const app1 = [0xff, 0xe1, 0, 10, ...text('Exif'), 0xff, 0xd8, 0xff, 0xd9];
const jpegData = [0xff, 0xda, 0, 2, 1, 2, 0xff, 0x00, 3];
const jpeg = [0xff, 0xd8, ...app1, ...jpegData, 0xff, 0xd9];
const gif = text('GIF89a\x01\x00\x01\x00\x00\x00\x00;');

const file = (bytes: readonly number[], name = 'a.png') => new File([new Uint8Array(bytes)], name);
const draws = () => Promise.resolve();
const drawsNot = () => Promise.reject(new Error('The source image could not be decoded.'));

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
    ['a JPEG without its end, though its small picture has one', [0xff, 0xd8, ...app1, ...jpegData], 'broken'],
    ['a JPEG that breaks off in a segment', jpeg.slice(0, 8), 'broken'],
    ['a PNG that breaks off', png.slice(0, -12), 'broken'],
    ['the start of a PNG alone', png.slice(0, 8), 'broken'],
  ] as const)('%s: %s', async (_, bytes, refusal) => {
    await expect(checkPicture(file(bytes), draws)).resolves.toBe(refusal);
  });

  test('is judged by its bytes: a PNG named .gif is taken', async () => {
    await expect(checkPicture(file(png, 'a.gif'), draws)).resolves.toBeUndefined();
  });

  test('that looks well and cannot be drawn is broken', async () => {
    await expect(checkPicture(file(png), drawsNot)).resolves.toBe('broken');
  });

  test('that cannot be read any more is broken', async () => {
    const gone = file(png);
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    await expect(checkPicture(gone, draws)).resolves.toBe('broken');
  });

  test('is drawn as what it is, not as what it says', async () => {
    const decode = vi.fn((drawn: Blob) => Promise.resolve(drawn));
    await checkPicture(new File([new Uint8Array(jpeg)], 'a.png', { type: 'image/svg+xml' }), decode);
    expect(decode.mock.calls[0]?.[0].type).toBe('image/jpeg');
  });
});

test.each([
  [pictureBytesMost, undefined],
  [pictureBytesMost + 1, 'large'],
  [30_000_000, 'large'],
])('of %s bytes: %s', async (size, refusal) => {
  const decode = vi.fn(draws);
  await expect(checkPicture(new Blob([new Uint8Array(jpeg), new Uint8Array(size - jpeg.length)]), decode)).resolves.toBe(refusal);
  expect(decode).toHaveBeenCalledTimes(refusal ? 0 : 1);
});

test('a chunk that says it is longer than the file ends the walk', () => {
  expect(pictureBytes(new Uint8Array([...png.slice(0, 8), 0xff, 0xff, 0xff, 0xff, ...text('IDAT'), 0, 0, 0, 0]))).toBe('cut');
});

test('fill bytes before a mark are no segments', () => {
  expect(pictureBytes(new Uint8Array([0xff, 0xd8, 0xff, 0xff, ...app1.slice(1), ...jpegData, 0xff, 0xd9]))).toBe('jpeg');
});
