import { describe, expect, test } from 'vitest';
import { linkAddress, pictureAddress } from './address.ts';

const bad = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>1</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'vbscript:msgbox(1)',
  'blob:https://shop.example/1',
  'file:///etc/passwd',
  'ftp://shop.example/1',
  'https://bank.example@evil.example/',
  'https://user:word@evil.example/',
  'http://',
  'https:evil.example',
  '//evil.example/a.png',
  '\\\\evil.example\\a.png',
  '/\\evil.example/a.png',
  '\t//evil.example',
  '',
  '   ',
];

test.each(bad)('%j is neither a link nor a picture', (text) => {
  expect(linkAddress(text)).toBeUndefined();
  expect(pictureAddress(text)).toBeUndefined();
});

describe('what is http or https', () => {
  test.each([
    ['https://shop.example/a?b=c#d', 'https://shop.example/a?b=c#d'],
    ['HTTP://Shop.Example', 'http://shop.example/'],
    [' https://shop.example/ü ', 'https://shop.example/%C3%BC'],
    ['https://shop.example/a\n/b', 'https://shop.example/a/b'],
  ])('%j is %s', (text, address) => {
    expect(linkAddress(text)).toBe(address);
    expect(pictureAddress(text)).toBe(address.startsWith('https:') ? address : undefined);
    expect(linkAddress(address)).toBe(address);
  });
});

test.each(['/goods/1', 'goods/1', '?a=1', '#top', 'tel:112', 'mailto:a@b.example'])(
  '%s is no link: nobody knows where it leads',
  (text) => {
    expect(linkAddress(text)).toBeUndefined();
  },
);

test.each(['/uploads/a.png', 'a.png', '../a.png', './a b.png', '?picture=1', '/uploads/a.png?width=1:2', '/.//evil.example/a.png'])(
  '%s is a picture of this site',
  (text) => {
    const address = pictureAddress(text);
    expect(address).toMatch(/^(?!\/\/)./);
    expect(pictureAddress(address ?? '')).toBe(address);
  },
);
