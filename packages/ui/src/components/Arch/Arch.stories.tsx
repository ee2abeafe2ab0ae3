import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Arch, archSizes, archTones } from './Arch.tsx';

const meta = preview.meta({
  title: 'Components/Arch',
  component: Arch,
  argTypes: { tone: { control: 'select', options: archTones }, size: { control: 'select', options: archSizes }, sign: { control: 'text' } },
});

/** An empty bay: nothing is here. It is hidden from screen readers. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { tone: 'accent', size: 'large', sign: '404' } });

/** Each tone in each size: empty, with a sign, with a thing. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="row">
      {(['empty', 'sign', 'thing'] as const).map((kind) => (
        <Matrix
          key={kind}
          rows={archTones}
          columns={archSizes}
          draw={(tone, size) => (
            <Arch
              tone={tone}
              size={size}
              sign={kind === 'sign' && size !== 'small' ? '404' : undefined}
              image={kind === 'thing' ? 'scenery/plant.webp' : undefined}
            />
          )}
        />
      ))}
    </Place>
  ),
});

/** A sign that is too long stays in its bay, and a picture that cannot be read leaves it empty. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="row">
      <Arch tone="accent" size="medium" sign="999999" />
      <Arch size="medium" image="data:image/svg+xml,unreadable" />
    </Place>
  ),
});
