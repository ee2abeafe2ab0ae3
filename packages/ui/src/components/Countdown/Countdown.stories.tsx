import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown, countdownVariants } from './Countdown.tsx';

const minute = 60_000;
const after = (milliseconds: number) => new Date(fixtureNow + milliseconds).toISOString();

/** A clock that begins at the fixtures' time, runs for a while and stops, so that the picture is the same each time. */
let began = 0;
const forAWhile = () => fixtureNow + Math.min(1200, performance.now() - began);
const start = () => {
  began = performance.now();
};

const meta = preview.meta({
  title: 'Components/Countdown',
  component: Countdown,
  args: {
    until: after(47 * minute + 12_000),
    texts: { label: 'Pay within', left: ({ minutes }) => `${minutes} minutes left`, over: 'Time is up' },
    onComplete: fn(),
  },
  argTypes: { variant: { control: 'select', options: countdownVariants }, until: { control: 'text' }, now: { control: false } },
});

/** An order waits for its payment. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveAttribute('datetime', 'PT0H47M12S');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { until: after(26 * 60 * minute), variant: 'plain' } });

/** Less than ten minutes are left. */
export const Warning = meta.story({ args: { until: after(4 * minute + 5000) } });

/** It was over before it was shown: nobody is told, since nothing happened. */
export const Over = meta.story({
  args: { until: after(-minute) },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

/** The last ten minutes begin while somebody looks at it: they are told once, and not again each second. */
export const TurnsToWarning = meta.story({
  args: { until: after(10 * minute + 100), now: forAWhile },
  beforeEach: start,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:09:59'));
    // Ten or nine: on a busy machine the first look within the last ten minutes may come a second late.
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^(10|9) minutes left$/));
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

/** The time runs out while somebody looks at it: they are told, and so is the page, once. */
export const RunsOut = meta.story({
  args: {
    until: after(1100),
    now: forAWhile,
    texts: { label: 'Pay within', left: () => 'Less than ten minutes', over: 'The order is cancelled' },
  },
  beforeEach: start,
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('The order is cancelled'));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await waitFor(() => expect(args.onComplete).toHaveBeenCalledOnce());
  },
});

/** Each phase in each look. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Matrix
      rows={['running', 'warning', 'over']}
      columns={countdownVariants}
      draw={(phase, look) => <Countdown {...args} variant={look} until={after({ running: 47, warning: 9, over: 0 }[phase] * minute)} />}
    />
  ),
});

/** Fifteen days, a moment that is none, and long, unbroken and Thai texts in a place of 120 px. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  render: ({ texts }) => (
    <Place as="column">
      <Countdown texts={texts} until={after(15 * 24 * 60 * minute)} />
      <Countdown texts={texts} until="soon" />
      <Countdown texts={{ ...texts, label: 'Donaudampfschifffahrtsgesellschaft' }} until={after(minute)} />
      <span lang="th">
        <Countdown texts={{ ...texts, label: 'กรุณาชำระเงินภายในเวลา' }} until={after(47 * minute)} variant="plain" />
      </span>
    </Place>
  ),
});
