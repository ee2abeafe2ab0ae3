import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { RatingSummary } from './RatingSummary.tsx';

const rows = [
  { label: 'Good', share: 0.86, text: '86%' },
  { label: 'Fair', share: 0.1, text: '10%' },
  { label: 'Poor', share: 0.04, text: '4%' },
];

const meta = preview.meta({
  title: 'Components/Rating summary',
  component: RatingSummary,
  args: { value: 4.8, label: '4.8 of 5 stars', caption: '1,284 reviews', rows },
});

/** Above the reviews of a thing. The mean is read once; bars are drawn for the eye, and their shares are words. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '4.8 of 5 stars' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Good86%');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { value: 3.2 } });

/** With and without rows, one score, and none. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="with rows">
        <RatingSummary value={4.8} label="4.8 of 5 stars" caption="1,284 reviews" rows={rows} />
      </Sample>
      <Sample name="alone">
        <RatingSummary value={2} label="2 of 5 stars" caption="1 review" rows={[]} />
      </Sample>
      <Sample name="all of one kind">
        <RatingSummary value={5} label="5 of 5 stars" caption="3 reviews" rows={[{ label: 'Good', share: 1, text: '100%' }]} />
      </Sample>
    </Samples>
  ),
});

/** No number, shares that cannot be, and long words on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    value: Number.NaN,
    label: 'No score',
    caption: 'ยังไม่มีใครรีวิวสินค้านี้ เป็นคนแรกที่บอกให้คนอื่นรู้ว่าสินค้าเป็นอย่างไร',
    rows: [
      { label: 'Außerordentlichzufriedenstellend', share: 7, text: '700%' },
      { label: 'พอใช้', share: -1, text: '-100%' },
      { label: 'Poor', share: Number.NaN, text: '–' },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
