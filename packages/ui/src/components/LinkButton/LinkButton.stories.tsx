import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { buttonSizes, buttonTones } from '../Button/index.ts';
import { LinkButton } from './LinkButton.tsx';

const meta = preview.meta({
  title: 'Components/Link button',
  component: LinkButton,
  args: { children: 'Start browsing', href: '#goods' },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
    fullWidth: { control: 'boolean' },
  },
});

/** Goes to another page: it is a link for the keyboard, the context menu and screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start browsing' })).toHaveAttribute('href', '#goods');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { children: 'View cart', tone: 'accent', size: 'large' } });

/** Each tone in each size. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="column">
      <Matrix
        rows={buttonSizes}
        columns={buttonTones}
        draw={(size, tone) => (
          <LinkButton href="#cart" tone={tone} size={size}>
            View cart
          </LinkButton>
        )}
      />
      <Place as="phone">
        <LinkButton href="#cart" tone="primary" fullWidth>
          As wide as its place
        </LinkButton>
      </Place>
    </Place>
  ),
});

/** Long, unbroken and Thai labels on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="column">
      <LinkButton href="#a" tone="primary" size="large">
        See all two hundred and forty orders of the last twelve months
      </LinkButton>
      <LinkButton href="#b" tone="accent" fullWidth>
        Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz
      </LinkButton>
      <LinkButton href="#c">ดูคำสั่งซื้อทั้งหมดของคุณในช่วงสิบสองเดือนที่ผ่านมา</LinkButton>
    </Place>
  ),
});
