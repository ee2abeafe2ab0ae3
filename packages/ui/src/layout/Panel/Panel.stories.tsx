import { inPlace } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Heading } from '../Heading/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Panel, panelElements, panelPaddings, panelTones } from './Panel.tsx';

const meta = preview.meta({
  title: 'Layout/Panel',
  component: Panel,
  args: { children: <Text>An order, a card of numbers, or a form.</Text> },
  argTypes: {
    tone: { control: 'radio', options: panelTones },
    padding: { control: 'radio', options: panelPaddings },
    as: { control: 'select', options: panelElements },
    children: { control: false },
  },
});

/** A white surface that holds what belongs together. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { padding: 'large' } });

/** Each padding and tone. In forced colours a line takes the place of the ground. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: () => (
    <Stack>
      {panelPaddings.map((padding) => (
        <Panel key={padding} padding={padding}>
          <Text>{padding}</Text>
        </Panel>
      ))}
      <Panel>
        <Stack>
          {panelTones.map((tone) => (
            <Panel key={tone} tone={tone} padding="small">
              <Text>{tone}</Text>
            </Panel>
          ))}
        </Stack>
      </Panel>
    </Stack>
  ),
});

/** Long, unbroken and Thai words on a phone of 320 px: the surface stays as wide as its place. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Stack>
      <Panel as="section" aria-label="Order">
        <Heading level={2}>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Heading>
        <Text>หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง</Text>
      </Panel>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
});
