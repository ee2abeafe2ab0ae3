import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { CircleCheck, Clock, PackageCheck, RotateCcw, Truck, X } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { Countdown } from '../../components/Countdown/index.ts';
import { Stepper } from '../../components/Stepper/index.ts';
import { StatusBanner, statusBannerTones } from './StatusBanner.tsx';

const glyphs = { success: PackageCheck, warning: RotateCcw, danger: X, info: Truck, neutral: CircleCheck };
const until = new Date(fixtureNow + 24 * 60_000).toISOString();
const countdown = <Countdown until={until} texts={{ label: 'Pay within', left: () => '', over: 'Time is up' }} />;

const meta = preview.meta({
  title: 'Patterns/Status banner',
  component: StatusBanner,
  decorators: [inPlace('page')],
  args: {
    icon: Clock,
    title: 'Pay for your order',
    description: 'The order is cancelled by itself when it is not paid in time.',
    countdown,
    actions: (
      <>
        <Button>Cancel order</Button>
        <Button tone="primary">Pay now</Button>
      </>
    ),
  },
  argTypes: {
    tone: { control: 'select', options: statusBannerTones },
    level: { control: 'radio', options: [1, 2] },
    takesFocus: { control: 'boolean' },
    icon: { control: 'select', options: Object.keys(glyphs), mapping: glyphs },
    title: { control: 'text' },
    description: { control: 'text' },
    countdown: { control: false },
    actions: { control: false },
    children: { control: false },
  },
});

/** The head of an unpaid order. */
export const Default = meta.story({
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Pay for your order' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Pay for your order');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: {
    icon: PackageCheck,
    tone: 'success',
    title: 'Delivered',
    description: 'Tell others how you like it.',
    countdown: undefined,
    level: 2,
  },
});

/** The head of a refund: the shop refused, the stages below show where. */
export const WithStages = meta.story({
  tags: ['visual:dark', 'visual:mobile'],
  args: {
    icon: X,
    tone: 'danger',
    title: 'The shop has refused this refund',
    description: 'You can apply once more until 24 June 2026, with more pictures or another reason.',
    countdown: undefined,
    actions: (
      <>
        <Button>Ask the shop</Button>
        <Button tone="primary">Request again</Button>
      </>
    ),
    children: (
      <Stepper
        steps={[
          { id: 'applied', label: 'Applied', note: '14 June, 09:12' },
          { id: 'review', label: 'With the shop', note: '14 to 16 June' },
          { id: 'refused', label: 'Refused', note: '16 June, 17:05' },
        ]}
        completed={2}
        tone="danger"
        texts={{ label: 'Where your refund stands', done: 'done', toCome: 'still to come' }}
      />
    ),
  },
});

/** Each tone, with and without text, countdown and actions. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="stack">
      {statusBannerTones.map((tone, at) => (
        <StatusBanner
          key={tone}
          icon={glyphs[tone]}
          tone={tone}
          title={`Tone ${tone}`}
          level={2}
          {...(at % 2 === 0 && { description: 'What it means, and what can be done.' })}
          {...(at === 0 && { countdown })}
          {...(at < 3 && { actions: <Button>Details</Button> })}
        />
      ))}
    </Place>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the buttons go below. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    description: 'คำสั่งซื้อนี้จะถูกยกเลิกโดยอัตโนมัติหากไม่ได้ชำระเงินภายในเวลาที่กำหนด ₹99,99,99,999.99',
    actions: (
      <>
        <Button>Donaudampfschifffahrtsgesellschaftskapitän</Button>
        <Button tone="primary">Pay for all items of this order now</Button>
      </>
    ),
  },
});
