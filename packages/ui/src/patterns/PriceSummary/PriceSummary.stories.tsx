import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { PriceSummary, PriceSummarySkeleton } from './index.ts';

const labels = {
  goods: 'Items',
  freight: 'Delivery',
  free: 'Free',
  subtotal: 'Before discounts',
  couponDeduction: 'Coupon',
  pointsDeduction: 'Points',
  total: 'Total',
};
const plain = { goods: '10789', freight: '99', total: '10888' };
const reduced = { goods: '10789', freight: '99', subtotal: '10888', couponDeduction: '200', pointsDeduction: '53.40', total: '10634.60' };
const notes = { freight: 'From two shops', pointsDeduction: '534 points' };

const meta = preview.meta({
  title: 'Patterns/Price summary',
  component: PriceSummary,
  subcomponents: { PriceSummarySkeleton },
  args: { summary: plain, labels },
  argTypes: { tone: { control: 'select', options: ['accent', 'plain'] }, notes: { control: 'object' } },
});

/** Nothing is taken off: the rows of deductions are left out. */
export const Default = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Items', 'Delivery', 'Total']);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('phone')], args: { summary: reduced, notes, tone: 'plain' } });

/** To be paid, with deductions and notes, paid, free, and loading. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="to be paid">
        <PriceSummary summary={plain} labels={labels} />
      </Sample>
      <Sample name="with deductions and notes">
        <PriceSummary summary={reduced} labels={labels} notes={notes} />
      </Sample>
      <Sample name="paid">
        <PriceSummary summary={reduced} labels={{ ...labels, total: 'Paid' }} tone="plain" />
      </Sample>
      <Sample name="paid with points alone">
        <PriceSummary
          summary={{ goods: '53', freight: '0', pointsDeduction: '53', total: '0' }}
          labels={{ ...labels, total: 'Paid' }}
          notes={{ pointsDeduction: '530 points' }}
          tone="plain"
        />
      </Sample>
      <Sample name="loading">
        <PriceSummarySkeleton label="Working out the total" rows={4} />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai names and twelve digits at 288 px: names wrap, and amounts stay whole and at the end. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    summary: {
      goods: '999999999999.99',
      freight: '123456789.99',
      couponDeduction: '999999999.99',
      pointsDeduction: 'a lot',
      total: '999999999999.99',
    },
    labels: {
      goods: 'Warenwert aller ausgewählten Artikel',
      freight: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      free: 'Versandkostenfrei',
      subtotal: 'Zwischensumme vor allen Abzügen',
      couponDeduction: 'ส่วนลดจากคูปองของร้านค้าและแพลตฟอร์ม',
      pointsDeduction: 'Points',
      total: 'Gesamtbetrag',
    },
    notes: { total: 'Inkl. aller Steuern und Donaudampfschifffahrtsgesellschaftskapitänsgebühren' },
  },
});

/** A coupon and points take something off: minus signs are part of the amounts, so that they are read out. */
export const WithDeductions = meta.story({
  decorators: [inPlace('phone')],
  args: { summary: reduced, notes },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '₹10,789.00',
      '₹99.00',
      'From two shops',
      '₹10,888.00',
      '−₹200.00',
      '−₹53.40',
      '534 points',
      '₹10,634.60',
    ]);
  },
});

/** The server works the amounts out. */
export const Loading = meta.story({
  decorators: [inPlace('phone')],
  render: () => <PriceSummarySkeleton label="Working out the total" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Working out the total');
  },
});
