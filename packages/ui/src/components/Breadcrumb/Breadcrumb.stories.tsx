import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const steps = ['Home', 'Women', 'Bags', 'Handbags', 'Leather'].map((label) => ({ label, href: `#${label.toLowerCase()}` }));
const texts = { label: 'You are here', moreLabel: 'Show all steps' };

const meta = preview.meta({
  title: 'Components/Breadcrumb',
  component: Breadcrumb,
  args: { ...texts, steps, current: 'Mira structured handbag' },
  argTypes: { current: { control: 'text' } },
});

/** A page with several above it, and room for all of them. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'You are here' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await expect(canvas.getByText('Mira structured handbag')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { steps: steps.slice(0, 2), current: 'Bags' } });

/** On a phone the middle is folded up; first and last stay. */
export const Folded = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Leather']);
    await expect(canvas.getByRole('button', { name: 'Show all steps' })).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Unfolded by the pointer, folded again by the keyboard, and unfolded by it; focus stays on the button. */
export const Unfolded = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas }) => {
    await press(canvas, 'Show all steps');
    const button = canvas.getByRole('button', { name: 'Show all steps' });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('link')).toHaveLength(5);
    await user.keyboard(' ');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await user.keyboard('{Enter}');
    await expect(button).toHaveFocus();
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Women' })).toHaveFocus();
  },
});

/** No, one, two and five pages above, wide and narrow. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {[0, 1, 2, 3, 5].map((count) => (
        <Sample key={count} name={`${count} above`}>
          <Place as="pair">
            <Breadcrumb {...args} label={`${count} above, wide`} steps={steps.slice(0, count)} />
            <Place as="phone">
              <Breadcrumb {...args} label={`${count} above, narrow`} steps={steps.slice(0, count)} />
            </Place>
          </Place>
        </Sample>
      ))}
    </Place>
  ),
});

/** Long, unbroken and Thai names on a phone of 320 px, all unfolded: they wrap and nothing is cut. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    steps: [
      { href: '#a', label: 'Start' },
      { href: '#b', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz' },
      { href: '#c', label: 'เสื้อผ้าและเครื่องแต่งกายสำหรับสุภาพสตรีทุกวัย' },
      { href: '#d', label: 'All two hundred and forty kinds of handbags and purses' },
    ],
    current: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze ₹99,99,99,999.99',
  },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, 'Show all steps');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
