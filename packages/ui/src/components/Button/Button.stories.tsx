import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { ShoppingCart } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Icon } from '../Icon/index.ts';
import { Button, buttonSizes, buttonTones } from './index.ts';

const meta = preview.meta({
  title: 'Components/Button',
  component: Button,
  args: { children: 'Details', onClick: fn() },
  argTypes: {
    tone: { control: 'select', options: buttonTones },
    size: { control: 'select', options: buttonSizes },
    fullWidth: { control: 'boolean' },
    loading: { control: 'boolean' },
    disabled: { control: 'boolean' },
  },
});

/** One of several things that can be done, none of them first. */
export const Default = meta.story({
  tags: ['smoke'],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { children: 'Buy now', tone: 'primary', size: 'large' } });

/** Each tone at rest, with an icon, busy and disabled; each size. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="column">
      <Matrix
        rows={buttonTones}
        columns={['rest', 'with icon', 'busy', 'disabled']}
        draw={(tone, state) => (
          <Button tone={tone} loading={state === 'busy'} disabled={state === 'disabled'}>
            {state === 'with icon' && <Icon icon={ShoppingCart} />}
            Add to cart
          </Button>
        )}
      />
      <Matrix
        rows={buttonSizes}
        columns={buttonTones}
        draw={(size, tone) => (
          <Button tone={tone} size={size}>
            Add to cart
          </Button>
        )}
      />
      <Place as="phone">
        <Button tone="primary" fullWidth>
          As wide as its place
        </Button>
      </Place>
    </Place>
  ),
});

/** Long, unbroken and Thai labels on a phone of 320 px: they wrap, and nothing leaves the button. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="column">
      <Button tone="primary" size="large">
        Add all available items of this order to the shopping cart again
      </Button>
      <Button tone="accent">Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung</Button>
      <Button fullWidth>เพิ่มสินค้าทั้งหมดในคำสั่งซื้อนี้ลงในตะกร้าสินค้าของคุณอีกครั้ง</Button>
      <Button loading fullWidth>
        Add all available items of this order to the shopping cart again
      </Button>
      <Button tone="quiet" size="small">
        <Icon icon={ShoppingCart} size={16} />
        Add all available items to the shopping cart again
      </Button>
    </Place>
  ),
});

/** Work is under way: no press counts, and name and focus stay, so that a screen reader is not thrown out. */
export const Busy = meta.story({
  args: { loading: true, tone: 'accent' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Details' });
    await user.tab();
    await expect(button).toHaveFocus();
    await user.keyboard('{Enter} ');
    await user.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
});

/** It cannot be pressed now; the page says why beside it. */
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Details' }));
    await user.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
