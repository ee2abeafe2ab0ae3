import fc from 'fast-check';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readOrientation } from './orientation.ts';
import { pictureBytes } from './pictureBytes.ts';
import * as sample from './pictureSamples.ts';

const { adobe, chunk, exif, frame, header, jfif, jpegEnd, png, pngEnd, profile, scan, segment, signature, tiff } = sample;

const read = (bytes: readonly number[]) => pictureBytes(new Uint8Array(bytes));
const kept = (bytes: readonly number[]) => {
  const found = read(bytes);
  return typeof found === 'string' ? found : found.parts.flatMap((part) => [...part]);
};
const jpegOf = (...parts: readonly (readonly number[])[]) => [0xff, 0xd8, ...parts.flat()];
const pngOf = (...parts: readonly (readonly number[])[]) => [...signature, ...parts.flat()];
const text = (bytes: unknown) => (Array.isArray(bytes) ? String.fromCharCode(...bytes) : '');
const size = (bytes: readonly number[]) => {
  const found = read(bytes);
  return typeof found === 'string' ? found : [found.width, found.height];
};

describe('the size', () => {
  test.each([
    ['of a JPEG', jpegOf(frame(640, 480), scan, jpegEnd), [640, 480]],
    ['is not that of the small picture in its Exif', sample.jpeg, [4, 3]],
    ['stands behind fill bytes', jpegOf([0xff, 0xff, 0xff], exif(1), [0xff], frame(640, 480), scan, jpegEnd), [640, 480]],
    ['of a progressive JPEG', jpegOf(segment(0xc2, [8, 1, 0, 2, 0, 1, 1, 0x11, 0]), scan, segment(0xc4, [0]), scan, jpegEnd), [512, 256]],
    ['of a PNG', pngOf(header(70_000, 90_000), pngEnd), [70_000, 90_000]],
    ['of no width', jpegOf(frame(0, 480), scan, jpegEnd), 'broken'],
    ['of no height', jpegOf(frame(640, 0), scan, jpegEnd), 'broken'],
    ['said twice', jpegOf(frame(4, 3), frame(60_000, 60_000), scan, jpegEnd), 'broken'],
    ['said again between scans', jpegOf(frame(4, 3), scan, frame(60_000, 60_000), scan, jpegEnd), 'broken'],
    ['of a JPEG that says none', jpegOf(scan, jpegEnd), 'broken'],
    ['in a frame that breaks off', jpegOf(segment(0xc0, [8, 0, 1]), scan, jpegEnd), 'broken'],
    ['of a JPEG that has no data', jpegOf(frame(4, 3), jpegEnd), 'broken'],
    ['behind a segment shorter than its own length', jpegOf([0xff, 0xe1, 0, 0], frame(4, 3), scan, jpegEnd), 'broken'],
    ['behind a segment longer than the file', jpegOf([0xff, 0xe1, 0xff, 0xff], frame(4, 3), scan, jpegEnd), 'broken'],
    ['of a PNG of no width', pngOf(header(0, 3), pngEnd), 'broken'],
    ['of a PNG of no height', pngOf(header(4, 0), pngEnd), 'broken'],
    ['said twice in a PNG', pngOf(header(4, 3), header(60_000, 60_000), pngEnd), 'broken'],
    ['said late in a PNG', pngOf(chunk('tEXt', [1]), header(4, 3), pngEnd), 'broken'],
    ['of a PNG whose header breaks off', pngOf(chunk('IHDR', [0, 0, 0, 4]), pngEnd), 'broken'],
    ['of a PNG with a chunk longer than the file', pngOf(header(4, 3), [0xff, 0xff, 0xff, 0xff], pngEnd), 'broken'],
  ])('%s', (_, bytes, expected) => {
    expect(size(bytes)).toEqual(expected);
  });
});

describe('of a JPEG', () => {
  test('what draws it stays, and nothing that tells of its maker', () => {
    const words = segment(
      0xfe,
      [...'taken at home'].map((letter) => letter.charCodeAt(0)),
    );
    const xmp = segment(
      0xe1,
      [...'http://ns.adobe.com/xap/1.0/'].map((letter) => letter.charCodeAt(0)),
    );
    const thumbnail = segment(0xe0, [0x4a, 0x46, 0x58, 0x58, 0, 0x10, 9]);
    const plain = [profile, adobe, segment(0xdb, [5]), segment(0xc4, [6]), frame(4, 3), scan];
    const full = jpegOf(sample.jfifWithThumbnail, thumbnail, exif(1), xmp, words, segment(0xed, [7]), ...plain, words, scan, jpegEnd);
    expect(kept([...full, ...exif(1), 1, 2, 3])).toEqual(jpegOf(jfif, ...plain, scan, jpegEnd));
  });

  test.each([2, 3, 4, 5, 6, 7, 8])('the orientation %s stays, alone', (orientation) => {
    const bytes = kept(jpegOf(exif(orientation), frame(4, 3), scan, jpegEnd));
    expect(text(bytes)).toContain('Exif');
    expect(text(bytes)).not.toMatch(/ACME|GPS/);
    expect(Array.isArray(bytes) && readOrientation(new Uint8Array(bytes).subarray(12, 38))).toBe(orientation);
    expect(kept(Array.isArray(bytes) ? bytes : [])).toEqual(bytes);
  });
});

describe('of a PNG', () => {
  test('what draws it stays, and nothing that tells of its maker', () => {
    const told = ['tEXt', 'zTXt', 'iTXt', 'tIME', 'prVt', 'caBX'].map((name) => chunk(name, [1, 2]));
    const drawn = [chunk('gAMA', [1]), chunk('PLTE', [1, 2, 3]), chunk('tRNS', [4]), chunk('IDAT', [5])];
    expect(kept([...pngOf(header(4, 3), ...told, ...drawn, chunk('eXIf', tiff(1)), pngEnd), 1, 2])).toEqual(
      pngOf(header(4, 3), ...drawn, pngEnd),
    );
  });

  test('the orientation stays, alone, in a chunk with the right checksum', () => {
    const bytes = kept(pngOf(header(4, 3), chunk('eXIf', tiff(6)), pngEnd));
    expect(text(bytes)).not.toMatch(/ACME|GPS/);
    const from = text(bytes).indexOf('eXIf');
    const body = new Uint8Array(Array.isArray(bytes) ? bytes.slice(from) : []);
    expect(readOrientation(body.subarray(4, 30))).toBe(6);
    expect(new DataView(body.buffer).getUint32(30)).toBe(crc32(body.subarray(0, 30)));
  });
});

const bytes = fc.uint8Array({ maxLength: 400 }).map((found) => [...found]);
const marker = fc.integer({ min: 0, max: 255 });
const pieces = fc.oneof(
  bytes,
  fc.tuple(marker, bytes).map(([name, data]) => segment(name, data)),
  fc.constantFrom<readonly number[]>(frame(4, 3), scan, exif(6), jpegEnd, jfif, adobe, [0xff], [0xff, 0xd8], pngEnd, header(4, 3)),
  fc.tuple(fc.string({ minLength: 4, maxLength: 4, unit: 'grapheme-ascii' }), bytes).map(([name, data]) => chunk(name, data)),
);
const files = fc
  .tuple(
    fc.constantFrom<readonly number[]>([], jpegOf(), jpegOf(frame(4, 3), scan), signature, pngOf(header(4, 3))),
    fc.array(pieces, { maxLength: 6 }),
  )
  .map(([begin, rest]) => [...begin, ...rest.flat(), ...(begin[0] === 0xff ? jpegEnd : pngEnd)]);

test('any bytes are read to an end, and what is kept is the same picture when it is read again', () => {
  let whole = 0;
  fc.assert(
    fc.property(files, (file) => {
      const found = read(file);
      if (typeof found === 'string') return;
      whole++;
      const again = read(found.parts.flatMap((part) => [...part]));
      expect(again).toMatchObject({ type: found.type, width: found.width, height: found.height });
      expect(typeof again === 'string' ? [] : again.parts.flatMap((part) => [...part])).toEqual(kept(file));
    }),
    { numRuns: 500 },
  );
  expect(whole).toBeGreaterThan(20);
});

test('any TIFF block has an orientation of 1 to 8', () => {
  const blocks = fc.oneof(
    fc.uint8Array({ maxLength: 60 }),
    fc.uint8Array({ maxLength: 60 }).map((end) => Uint8Array.from([...tiff(3), ...end])),
  );
  fc.assert(fc.property(blocks, (block) => [1, 2, 3, 4, 5, 6, 7, 8].includes(readOrientation(block))));
});

test('every length of a picture that breaks off is broken', () => {
  for (const whole of [sample.jpeg, png]) for (let end = 9; end < whole.length; end++) expect(read(whole.slice(0, end))).toBe('broken');
});
