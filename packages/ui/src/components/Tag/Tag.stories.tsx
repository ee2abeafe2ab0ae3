import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { Tag, tagTones } from './Tag.tsx';

const meta = preview.meta({
  title: 'Components/Tag',
  component: Tag,
  args: { children: 'Awaiting payment' },
  argTypes: { tone: { control: 'select', options: tagTones } },
});

/** A state that asks for nothing. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { tone: 'success', children: 'Delivered' } });

/** Each tone. The word carries the meaning, the colour only helps. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="row">
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Place>
  ),
});

/** Long, unbroken and Thai texts in a place of 120 px: the tag wraps and stays inside. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: () => (
    <Place as="column">
      <Tag tone="warning">Waiting for the shop to confirm</Tag>
      <Tag tone="danger">Donaudampfschifffahrtsgesellschaft</Tag>
      <Tag tone="info">รอการยืนยันจากร้านค้าของคุณ</Tag>
      <Tag tone="accent">1,23,45,67,89,012</Tag>
    </Place>
  ),
});
