import { inPlace } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, within } from 'storybook/test';
import { type FacetGroup, Facets } from './Facets.tsx';

const group = (label: string, labels: readonly string[], chosen = 0): FacetGroup => ({
  name: label.toLowerCase().replace(/\s/g, '-'),
  label,
  options: labels.map((option, at) => ({ label: option, href: `#${label}-${at}`, chosen: at === chosen })),
});

const type = group('Shop type', ['All', 'Brand store', 'Shop', 'Workshop'], 2);
const run = group('Run by', ['All', 'Galleria']);

const meta = preview.meta({ title: 'Components/Facets', component: Facets, args: { label: 'Filters', groups: [type, run] } });

/** Two features; of each one choice counts, and every other one is a link, by keys too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const types = within(canvas.getByRole('list', { name: 'Shop type' }));
    await expect(types.getByRole('link', { name: 'Shop' })).toHaveAttribute('aria-current', 'true');
    await expect(types.getByRole('link', { name: 'All' })).not.toHaveAttribute('aria-current');
    await user.tab();
    await expect(types.getByRole('link', { name: 'All' })).toHaveFocus();
    await user.tab();
    await expect(types.getByRole('link', { name: 'Brand store' })).toHaveFocus();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { groups: [type] } });

/** One group, several, and one with more choices than a row holds. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  args: { groups: [type, run, group('Sells', ['All', ...Array.from({ length: 24 }, (_, at) => `Field of trade ${at + 1}`)], 5)] },
});

/** Long, unbroken and Thai names on a phone of 320 px: a row scrolls and keeps within the page. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    groups: [
      group(
        'Rindfleischetikettierungsüberwachung',
        ['ทั้งหมดในเสื้อผ้าและเครื่องแต่งกาย', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung', '<b>all</b>'],
        1,
      ),
      group('Empty', []),
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});
