import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Timeline, timelineTones } from './Timeline.tsx';

const entries = [
  { id: '1', at: '2026-06-15T03:42:00Z', text: 'The shop handed the parcel to BlueDart' },
  { id: '2', at: '2026-06-16T06:00:00Z', text: 'Left the sorting centre', note: 'Mumbai, Bhiwandi' },
  { id: '3', at: '2026-06-18T02:05:00Z', text: 'Out for delivery', note: 'Bengaluru, Indiranagar' },
];

const meta = preview.meta({
  title: 'Components/Timeline',
  component: Timeline,
  decorators: [inPlace('form')],
  args: { entries, 'aria-label': 'Where your parcel is' },
  argTypes: { tone: { control: 'select', options: timelineTones } },
});

/** A parcel is on its way. The courier tells the oldest first, the shopper reads the newest first. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Out for delivery');
    await expect(items[2]).toHaveTextContent('handed the parcel');
    await expect(items[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-06-18T02:05:00Z');
    await expect(items[0]).toHaveTextContent('18 June 2026');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: { tone: 'danger', entries: [{ id: '4', at: '2026-06-18T04:30:00Z', text: 'Nobody was at home' }, ...entries] },
});

/** The parcel was signed for. */
export const Arrived = meta.story({
  args: { tone: 'success', entries: [...entries, { id: '4', at: '2026-06-18T05:00:00Z', text: 'Delivered', note: 'Signed by A. Rao' }] },
});

/** Each tone; one entry alone. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {timelineTones.map((tone) => (
        <Sample key={tone} name={tone}>
          <Timeline {...args} tone={tone} aria-label={tone} />
        </Sample>
      ))}
      <Samples>
        <Sample name="one">
          <Timeline {...args} aria-label="one" entries={entries.slice(0, 1)} />
        </Sample>
      </Samples>
    </Place>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px, and a moment that is none. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    entries: [
      { id: '1', at: '2026-06-18T02:05:00Z', text: `https://courier.example/${'track'.repeat(20)}` },
      { id: '2', at: 'yesterday', text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', note: '<b>Bhiwandi</b>' },
      { id: '3', at: '', text: 'พัสดุของคุณออกจากศูนย์คัดแยกสินค้าและกำลังเดินทางไปยังปลายทาง', note: 'กรุงเทพมหานคร อมรรัตนโกสินทร์' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[1]?.querySelector('time')).toBeNull();
  },
});
