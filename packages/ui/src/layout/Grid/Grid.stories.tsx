import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Panel } from '../Panel/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Grid, gridColumns, gridElements } from './Grid.tsx';

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Panel key={name}>
      <Text>{name}</Text>
    </Panel>
  ));

const meta = preview.meta({
  title: 'Layout/Grid',
  component: Grid,
  args: { children: cards(['Handbag', 'Watch', 'Headphones', 'Lamp', 'Teapot']) },
  argTypes: {
    columns: { control: 'radio', options: gridColumns },
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 18] },
    as: { control: 'select', options: gridElements },
    children: { control: false },
  },
});

/** Cards of one kind: as many beside each other as find 284 px. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { columns: 3, gap: 6 } });

/** Each number of columns from 720 px on; below, one. */
export const AllVariants = meta.story({
  tags: ['visual:mobile'],
  render: () => (
    <Stack gap={8}>
      {gridColumns.map((columns) => (
        <div key={columns}>
          <Text tone="faint">{columns}</Text>
          <Grid columns={columns}>{cards(['Handbag', 'Watch', 'Headphones', 'Lamp', 'Teapot'])}</Grid>
        </div>
      ))}
    </Stack>
  ),
});

/** On a phone of 320 px: what cannot be broken does not widen its column, and one entry stands alone. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Samples>
      <Sample name="long, Thai">
        <Grid as="ul">
          <Text as="li">{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Text>
          <Text as="li">หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง</Text>
        </Grid>
      </Sample>
      <Sample name="one entry">
        <Grid>{cards(['Handbag'])}</Grid>
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('list');
    await expect(grid.scrollWidth).toBe(grid.clientWidth);
  },
});
