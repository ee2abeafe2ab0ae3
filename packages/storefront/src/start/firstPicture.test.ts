import { expect, test } from 'vitest';
import { firstPictureIn } from './firstPicture.ts';

const answer = (productInfo: object) => ({ code: 200, data: { productInfo } });

test.each<[string, unknown, string | undefined]>([
  ['the first of its own', answer({ sliderImage: '["/pictures/a.svg","/pictures/b.svg"]', image: '/pictures/c.svg' }), '/pictures/a.svg'],
  ['the first that is one', answer({ sliderImage: '["","/pictures/b.svg"]', image: '/pictures/c.svg' }), '/pictures/b.svg'],
  ['that of lists, where it has none of its own', answer({ sliderImage: '[]', image: '/pictures/c.svg' }), '/pictures/c.svg'],
  ['that of lists, where its own are no list', answer({ sliderImage: '{"0":"/a.svg"}', image: '/pictures/c.svg' }), '/pictures/c.svg'],
  ['none where there is none', answer({ sliderImage: null, image: '' }), undefined],
  ['none at an address that is refused', answer({ sliderImage: '["javascript:alert(1)"]', image: '/pictures/c.svg' }), undefined],
  ['none at the address of a host in disguise', answer({ sliderImage: '["//evil.example/a.png"]' }), undefined],
  ['none of another kind', answer({ sliderImage: '[7]', image: { href: '/a.svg' } }), undefined],
  ['none of a refusal', { code: 500, message: 'No.', data: null }, undefined],
  ['none of no answer', undefined, undefined],
])('shows %s', (_, from, picture) => {
  expect(firstPictureIn(from)).toBe(picture);
});
