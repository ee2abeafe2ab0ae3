import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { Eye, Heart, Search, Trash2, X } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = preview.meta({
  title: 'Components/Icon button',
  component: IconButton,
  args: { label: 'Close', icon: X, onClick: fn() },
  argTypes: {
    icon: { control: 'select', options: ['X', 'Heart', 'Search', 'Trash2'], mapping: { X, Heart, Search, Trash2 } },
    disabled: { control: 'boolean' },
  },
});

/** A well-known action whose place is small. Its label names it. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { label: 'Keep for later', icon: Heart } });

/** At rest, with the keyboard's focus, and disabled. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onClick }) => (
    <Samples>
      <Sample name="rest">
        <IconButton label="Show password" icon={Eye} onClick={onClick} />
      </Sample>
      <Sample name="focus">
        <IconButton label="Search" icon={Search} onClick={onClick} />
      </Sample>
      <Sample name="disabled">
        <IconButton label="Delete" icon={Trash2} onClick={onClick} disabled />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(args.onClick).not.toHaveBeenCalled();
    await user.tab();
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus();
  },
});

/** A very long name does not show, and a narrow place does not squeeze the target below 40 px. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: () => (
    <Place as="row">
      <IconButton label="Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung löschen" icon={Trash2} />
      <IconButton label="เก็บสินค้านี้ไว้ดูภายหลังในรายการโปรดของคุณ" icon={Heart} />
      <IconButton label="Search" icon={Search} />
    </Place>
  ),
});
