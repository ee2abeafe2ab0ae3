import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Panel } from '../Panel/index.ts';
import { Text } from '../Text/index.ts';
import { Stack, stackAligns, stackElements } from './Stack.tsx';

const three = ['To pay', 'To ship', 'To receive'].map((name) => <Panel key={name}>{name}</Panel>);

const meta = preview.meta({
  title: 'Layout/Stack',
  component: Stack,
  args: { children: three },
  argTypes: {
    gap: { control: 'select', options: [0, 1, 2, 3, 4, 5, 6, 8, 10, 14, 18] },
    align: { control: 'radio', options: stackAligns },
    as: { control: 'select', options: stackElements },
    children: { control: false },
  },
});

/** Cards of a list: 16 px apart, and as wide as their place. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { gap: 2, align: 'start' } });

/** Each alignment, and the entries of a list. */
export const AllVariants = meta.story({
  render: () => (
    <Samples>
      <Sample name="fills its width">
        <Stack gap={2}>
          <Button>Pay</Button>
          <Button>Cancel order</Button>
        </Stack>
      </Sample>
      {stackAligns.map((align) => (
        <Sample key={align} name={align}>
          <Stack gap={2} align={align}>
            <Text>What stands here is as wide as it must be.</Text>
            <Button>Pay</Button>
          </Stack>
        </Sample>
      ))}
      <Sample name="gap 0, as a list">
        <Stack as="ul" gap={0}>
          <Text as="li">Delivered</Text>
          <Text as="li">On its way</Text>
        </Stack>
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').children).toHaveLength(2);
  },
});

/** What cannot be broken, Thai, and what is wider than a phone of 320 px: the column stays as wide as its place. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    children: (
      <>
        <Panel>
          <Text>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Text>
        </Panel>
        <Panel>
          <Text>หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง</Text>
        </Panel>
        <Button>Confirm that everything of this order has arrived</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const stack = canvas.getByRole('button').parentElement;
    await expect(stack?.scrollWidth).toBe(stack?.clientWidth);
  },
});
