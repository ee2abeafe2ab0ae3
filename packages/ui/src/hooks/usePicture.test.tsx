import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { usePicture } from './usePicture.ts';

function Probe({ src }: { src: string | undefined }) {
  return usePicture(src).src ?? 'none';
}
const shown = (src: string | undefined) => renderToStaticMarkup(<Probe src={src} />);

it.each([
  '/pictures/handbag.svg',
  '/uploads/a.png?width=1:2',
  'pictures/a.png',
  'https://shop.example/a.png',
  'http://127.0.0.1:4010/pictures/a.svg',
  'blob:https://shop.example/1b2c',
  'data:image/png;base64,iVBORw0KGgo=',
])('shows %s', (src) => expect(shown(src)).toBe(src));

it.each([undefined, '', ' ', 'https://user:word@shop.example/a.png', 'javascript:alert(1)', 'data:text/html,a', 'ftp://a.example/a.png'])(
  'shows nothing for %s',
  (src) => expect(shown(src)).toBe('none'),
);
