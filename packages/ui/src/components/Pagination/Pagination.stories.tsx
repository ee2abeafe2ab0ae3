import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const texts = { label: 'Pages', previous: 'Previous page', next: 'Next page', page: (page: number) => `Page ${page}` };
const hrefOf = (page: number) => `#page-${page}`;
const named = (label: string) => ({ hrefOf, texts: { ...texts, label } });

const meta = preview.meta({ title: 'Components/Pagination', component: Pagination, args: { page: 3, pages: 6, hrefOf, texts } });

/** In the middle of a list: every page is a link, so it can be opened beside, and the present one is marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).not.toHaveAttribute('aria-current');
    await expect(canvas.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '#page-2');
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-4');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { page: 7, pages: 20 } });

/** The first page: there is nothing before it, and the arrow says so. */
export const FirstPage = meta.story({
  args: { page: 1 },
  play: async ({ canvas }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
});

/** First, last, few, many. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="first of two">
        <Pagination page={1} pages={2} {...named('First of two')} />
      </Sample>
      <Sample name="last of two">
        <Pagination page={2} pages={2} {...named('Last of two')} />
      </Sample>
      <Sample name="all fit">
        <Pagination page={2} pages={4} {...named('All fit')} />
      </Sample>
      <Sample name="a gap after">
        <Pagination page={1} pages={40} {...named('A gap after')} />
      </Sample>
      <Sample name="a gap before">
        <Pagination page={40} pages={40} {...named('A gap before')} />
      </Sample>
    </Samples>
  ),
});

/** Millions of pages on a phone of 320 px, and a page that does not exist. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Pagination page={1_234_567} pages={9_999_999} {...named('Millions')} />
      <Pagination page={99} pages={3} {...named('Beyond the end')} />
    </Place>
  ),
});
