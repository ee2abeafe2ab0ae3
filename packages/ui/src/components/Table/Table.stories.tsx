import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Price } from '../Price/index.ts';
import { Table, type TableColumn, tableNarrow } from './Table.tsx';

interface Rate {
  zone: string;
  time: string;
  fee: string;
  freeFrom: string;
}

const rates: readonly Rate[] = [
  { zone: 'In the city', time: '1–2 days', fee: '49.00', freeFrom: '999.00' },
  { zone: 'Other large cities', time: '2–4 days', fee: '79.00', freeFrom: '1499.00' },
  { zone: 'The rest of the country', time: '4–7 days', fee: '119.00', freeFrom: '1999.00' },
];
const columns: readonly TableColumn<Rate>[] = [
  { id: 'zone', head: 'Where to', cell: ({ zone }) => zone },
  { id: 'time', head: 'Working days', cell: ({ time }) => time },
  { id: 'fee', head: 'Fee', cell: ({ fee }) => <Price amount={fee} tone="plain" size="small" />, numeric: true },
  { id: 'freeFrom', head: 'Free from', cell: ({ freeFrom }) => <Price amount={freeFrom} tone="plain" size="small" />, numeric: true },
];
const endless = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz';
const hostile: readonly Rate[] = [
  { zone: endless, time: `${endless} ${endless}`, fee: '9999999999.99', freeFrom: '0.01' },
  { zone: '<b>Nowhere</b>', time: 'จัดส่งภายในสิบห้าวันทำการนับจากวันที่ชำระเงินเรียบร้อยแล้ว', fee: '1.00', freeFrom: '9999999999.99' },
  { zone: '0', time: '', fee: '0.00', freeFrom: '0.00' },
];
const rowKey = ({ zone }: Rate) => zone;

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Rate>,
  decorators: [inPlace('page')],
  args: { caption: 'Times and fees of delivery', columns, rows: rates, rowKey },
  argTypes: {
    narrow: { control: 'radio', options: tableNarrow },
    columns: { control: false },
    rows: { control: false },
    rowKey: { control: false },
  },
});

/** The first column heads the rows, figures stand below each other. */
export const Default = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Times and fees of delivery' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Where to',
      'Working days',
      'Fee',
      'Free from',
    ]);
    await expect(canvas.getByRole('rowheader', { name: 'Other large cities' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Times and fees of delivery' })).toContainElement(table);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { narrow: 'stack', captionHidden: true } });

/** With and without a caption that is seen, and both ways of being narrow: the picture of a phone shows them apart. */
export const AllVariants = meta.story({
  tags: ['visual:mobile'],
  render: (args) => (
    <Samples>
      {tableNarrow.map((narrow) => (
        <Sample key={narrow} name={narrow}>
          <Table {...args} caption={`Delivery, ${narrow}`} narrow={narrow} />
        </Sample>
      ))}
      <Sample name="hidden">
        <Table {...args} caption="Delivery" captionHidden />
      </Sample>
    </Samples>
  ),
});

/** In a place narrower than its columns it scrolls, by the keyboard too, and the page does not. */
export const Scrolling = meta.story({
  decorators: [inPlace('phone')],
  args: { rows: [{ zone: 'Kunstgewerbemuseumsinsel', time: 'Nachmittags', fee: '1119.00', freeFrom: '19999.00' }, ...rates] },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    await user.tab();
    await expect(region).toHaveFocus();
  },
});

/** Read from right to left, the heads of rows stand at the right and figures end at the left. */
export const RightToLeft = meta.story({
  render: (args) => (
    <div dir="rtl">
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [head, , , last] = canvas.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect());
    await expect(head?.left).toBeGreaterThan(last?.right ?? Number.NaN);
  },
});

/** Words without end, markup, ten digits and nothing at all, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: { rows: hostile },
  render: (args) => (
    <Samples>
      {tableNarrow.map((narrow) => (
        <Sample key={narrow} name={narrow}>
          <Table {...args} caption={`${endless} ${narrow}`} narrow={narrow} />
        </Sample>
      ))}
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('<b>Nowhere</b>')).toHaveLength(2);
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBeLessThanOrEqual(320);
  },
});
