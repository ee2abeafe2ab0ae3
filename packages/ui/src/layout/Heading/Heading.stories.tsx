import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Heading, headingLevels, headingScales, headingTones } from './Heading.tsx';

const meta = preview.meta({
  title: 'Layout/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'My orders' },
  argTypes: {
    level: { control: 'radio', options: headingLevels },
    scale: { control: 'radio', options: headingScales },
    tone: { control: 'radio', options: headingTones },
  },
});

/** The title of a page. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { level: 2, scale: 'meta', tone: 'muted', children: 'Your experience' } });

/** The usual size of each level, then every other one. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:th'],
  render: () => (
    <Matrix
      rows={['h1', 'h2', 'h3', 'h4']}
      columns={['usual', ...headingScales]}
      draw={(row, column) => (
        <Heading level={headingLevels[Number(row.slice(1)) - 1] ?? 1} {...(column !== 'usual' && { scale: column })}>
          ส่งแล้ว {column}
        </Heading>
      )}
    />
  ),
});

/** Long, unbroken and Thai titles on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Heading level={1}>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Heading>
      <Heading level={2} scale="display">
        หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง
      </Heading>
    </Place>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBe(title.clientWidth);
  },
});
