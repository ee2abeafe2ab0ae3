import { Samples } from '@galleria/storybook/kit/board.tsx';
import { BrandPage } from '@galleria/storybook/kit/BrandPage.tsx';
import { brands } from '@galleria/storybook/kit/brands.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';

const { loaders, decorators } = translated();

const meta = preview.meta({ title: 'Foundations/Brands', loaders, decorators });

/**
 * One library, three brands: `createBrand` of `@galleria/ui/brand` makes every shade of an accent by day and night, the corners,
 * the font and the place of the logo, and refuses colours that cannot be told apart.
 */
export const SideBySide = meta.story({
  tags: ['visual:dark', 'visual:mobile'],
  render: () => (
    <Samples>
      {brands.map(({ name, brand }) => (
        <BrandPage key={name} name={name} brand={brand} />
      ))}
    </Samples>
  ),
  play: async ({ canvas }) => {
    const looks = brands.map(({ name }) => getComputedStyle(buyIn(canvas.getByRole('region', { name }))));
    await expect(new Set(looks.map(({ backgroundColor }) => backgroundColor)).size).toBe(brands.length);
    await expect(new Set(looks.map(({ borderRadius }) => borderRadius)).size).toBe(brands.length);
    await expect(looks[1]?.fontFamily).toMatch(/^Georgia/);
    await expect(looks[0]?.fontFamily).toMatch(/^"Inter Variable"/);
  },
});

function buyIn(page: HTMLElement): HTMLElement {
  const button = page.querySelector('button');
  if (!button) throw new Error('The page of a brand has no button.');
  return button;
}
