import { uploadPicture } from '@galleria/api';
import { describe, expect, test } from 'vitest';
import { ananya } from '../market/seed.ts';
import { uploadedPicture } from '../market/uploads.ts';
import { testMarket } from './testMarket.ts';

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const jpeg = [0xff, 0xd8, 0xff, 0xe0];
const query = { model: 'product', pid: 1 };
const ofBytes = (start: number[], size = start.length) => {
  const bytes = new Uint8Array(size);
  bytes.set(start.slice(0, size));
  return new Blob([bytes]);
};

function opened() {
  const { market, as } = testMarket();
  const { send } = as(ananya);
  const upload = (file: Blob, name = 'licence.png') => send(uploadPicture, { query, body: { file, name } });
  const nameIn = (data: unknown) => String(Object(data).url).split('/').at(-1) ?? '';
  return { market, upload, nameIn };
}

describe('a picture', () => {
  test.each([
    [png, 'licence.png', 'png', 'image/png'],
    [jpeg, 'licence.jpeg', 'jpg', 'image/jpeg'],
    [jpeg, 'mistaken.png', 'jpg', 'image/jpeg'],
    [png, 'C:\\scans\\no extension', 'png', 'image/png'],
  ])('that begins with %j and is named %s is kept as %s', async (start, name, extName, type) => {
    const { market, upload, nameIn } = opened();
    const { data } = await upload(ofBytes(start, 40), name);
    expect(data).toEqual({
      url: expect.stringMatching(new RegExp(`^/uploads/\\d+\\.${extName}$`)),
      fileName: name.split('\\').at(-1),
      extName,
      fileSize: 40,
      type,
    });
    const kept = uploadedPicture(market, nameIn(data));
    expect([kept?.type, kept?.bytes.length, kept?.bytes[0]]).toEqual([type, 40, start[0]]);
  });

  test.each([
    ['of another kind', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']), 'Only JPG and PNG'],
    ['cut short', ofBytes(png, 5), 'Only JPG and PNG'],
    ['empty', new Blob([]), 'empty'],
    ['of more than 10 MB', ofBytes(jpeg, 10_000_001), '10 MB'],
  ])('%s is refused', async (_, file, sentence) => {
    expect(await opened().upload(file)).toMatchObject({ code: 500, message: expect.stringContaining(sentence) });
  });

  test('of 10 MB to the byte is taken', async () => {
    expect(await opened().upload(ofBytes(jpeg, 10_000_000))).toHaveProperty('code', 200);
  });

  test('is kept until fifty newer ones have come, in its own market', async () => {
    const { market, upload, nameIn } = opened();
    const names: string[] = [];
    for (let count = 0; count < 51; count++) names.push(nameIn((await upload(ofBytes(png))).data));
    expect(new Set(names).size).toBe(51);
    expect(names.map((name) => uploadedPicture(market, name) !== undefined)).toEqual(names.map((_, at) => at > 0));
    expect(uploadedPicture(testMarket().market, names.at(-1) ?? '')).toBeUndefined();
  });
});
