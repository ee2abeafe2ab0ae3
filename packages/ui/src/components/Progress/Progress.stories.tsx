import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Progress, progressTones } from './Progress.tsx';

const meta = preview.meta({
  title: 'Components/Progress',
  component: Progress,
  args: { label: 'Uploading licence.jpg', value: 2, max: 5, text: '2 of 5 MB' },
  argTypes: {
    tone: { control: 'select', options: progressTones },
    labelPosition: { control: 'radio', options: ['above', 'hidden'] },
    value: { control: 'number' },
    label: { control: 'text' },
  },
});

/** A picture is being sent: how much of it is there. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading licence.jpg' });
    await expect(bar).toHaveAttribute('value', '2');
    await expect(bar).toHaveAttribute('aria-valuetext', '2 of 5 MB');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'Profile complete', value: 0.8, max: 1, text: '80%', tone: 'success' },
});

/** The size is not known yet: the bar moves, or is striped where no motion is wanted, and has no value. */
export const Indeterminate = meta.story({
  decorators: [inPlace('form')],
  args: { value: undefined, text: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).not.toHaveAttribute('value');
    await expect(bar).not.toHaveAttribute('aria-valuetext');
  },
});

/** The bar stands in a tile that shows what it is; only screen readers hear the label. */
export const LabelHidden = meta.story({
  decorators: [inPlace('form')],
  args: { labelPosition: 'hidden', text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading licence.jpg' })).toBeVisible();
  },
});

/** Nothing, part and all of it; each tone; of unknown length. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      {[0, 0.03, 0.5, 1].map((value) => (
        <Sample key={value} name={`value ${value}`}>
          <Progress label="Uploading" value={value} text={`${value * 100}%`} />
        </Sample>
      ))}
      <Sample name="value unknown">
        <Progress label="Uploading" />
      </Sample>
      {progressTones.map((tone) => (
        <Sample key={tone} name={tone}>
          <Progress
            label="Uploading"
            value={tone === 'success' ? 1 : 0.6}
            text={{ accent: '3 of 5 MB', success: 'Done', danger: 'Stopped' }[tone]}
            tone={tone}
          />
        </Sample>
      ))}
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px, and values out of range. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Progress
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.jpeg"
        value={0.4}
        text="1,23,45,67,890 of 9,99,99,99,999 bytes"
      />
      <Progress label="กำลังอัปโหลดภาพใบอนุญาตประกอบธุรกิจของคุณ" value={7} text="เสร็จสมบูรณ์" />
      <Progress label="Below nothing" value={-3} />
      <Progress label="No number" value={Number.NaN} />
    </Place>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'No number' })).not.toHaveAttribute('value');
    await expect(canvas.getByRole('progressbar', { name: 'Below nothing' })).toHaveAttribute('value', '0');
  },
});
