import { expect, test } from 'vitest';
import { testRoot } from '../testRoot.ts';
import { BrandStyle } from './BrandStyle.tsx';
import { vars } from './contract.css.ts';
import { createBrand } from './createBrand.ts';
import './theme.css.ts';

const root = testRoot();

test('the page wears the brand that is given, after others too', () => {
  const [square, round, blue] = [
    createBrand({ accent: '#0B6E4F', radius: 0 }),
    createBrand({ accent: '#0B6E4F', radius: 12 }),
    createBrand({ accent: '#1D4ED8' }),
  ];
  const looks = [square, round, blue, square].map((brand) => {
    root.render(
      <>
        <BrandStyle brand={brand} />
        <p style={{ color: vars.color.accentFill, borderRadius: vars.radius.control }}>Buy</p>
      </>,
    );
    const { color, borderRadius } = getComputedStyle(root.container.querySelector('p') ?? document.body);
    return `${color} ${borderRadius}`;
  });
  expect(looks).toEqual(['rgb(11, 110, 79) 0px', 'rgb(11, 110, 79) 12px', 'rgb(29, 78, 216) 6px', 'rgb(11, 110, 79) 0px']);
});
