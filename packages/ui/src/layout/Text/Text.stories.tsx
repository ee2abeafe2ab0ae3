import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { Text, textElements, textScales, textTones, textWeights } from './Text.tsx';

const meta = preview.meta({
  title: 'Layout/Text',
  component: Text,
  args: { children: 'Orders that are not paid within 2 hours are cancelled.' },
  argTypes: {
    scale: { control: 'select', options: textScales },
    tone: { control: 'select', options: textTones },
    weight: { control: 'radio', options: textWeights },
    as: { control: 'select', options: textElements },
  },
});

/** A sentence of a page. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { scale: 'lead', tone: 'muted', weight: 'medium' } });

/** Each scale, tone and weight, sentences, and figures below each other. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:th'],
  render: () => (
    <Samples>
      <Sample name="scale">
        {textScales.map((scale) => (
          <Text key={scale} scale={scale}>
            {scale} ส่งแล้ว
          </Text>
        ))}
      </Sample>
      <Sample name="tone">
        {textTones.map((tone) => (
          <Text key={tone} tone={tone}>
            {tone}
          </Text>
        ))}
      </Sample>
      <Sample name="weight">
        {textWeights.map((weight) => (
          <Text key={weight} weight={weight}>
            {weight}
          </Text>
        ))}
      </Sample>
      <Sample name="numeric">
        <Text numeric>₹11,111.11</Text>
        <Text numeric>₹48,048.00</Text>
      </Sample>
    </Samples>
  ),
});

/** Sentences: at most 68 letters in a line, however wide the page is. */
export const Prose = meta.story({
  args: {
    prose: true,
    children:
      'Whoever receives goods that are not what was ordered may send them back within seven days. The shop pays for the way, and the money is back as soon as it has them.',
  },
});

/** Long, unbroken and Thai words in a place of 120 px: all of it stays inside. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: () => (
    <Place as="stack">
      <Stack>
        <Text>{'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}</Text>
        <Text scale="display">1,23,45,67,89,012.00</Text>
        <Text scale="title">หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวน</Text>
      </Stack>
    </Place>
  ),
  play: async ({ canvas }) => {
    const long = canvas.getByText(/^Donau/);
    await expect(long.scrollWidth).toBe(long.clientWidth);
  },
});
