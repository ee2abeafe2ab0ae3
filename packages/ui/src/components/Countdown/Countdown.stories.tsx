import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { inPlace, Matrix, Place } from '@galleria/storybook/kit/board.tsx';
import { setClock } from '@galleria/storybook/kit/setClock.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown, countdownVariants } from './Countdown.tsx';

const minute = 60_000;
const after = (milliseconds: number) => new Date(fixtureNow + milliseconds).toISOString();

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
  args: { until: after(10 * minute + 100) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    setClock(fixtureNow + 1100);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:09:59'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^9 minutes left$/));
    setClock(fixtureNow + minute);
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('00:09:01'));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^9 minutes left$/);
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
});

/** The time runs out while somebody looks at it: they are told, and so is the page, once. */
export const RunsOut = meta.story({
  args: {
    until: after(100),
    texts: { label: 'Pay within', left: () => 'Less than ten minutes', over: 'The order is cancelled' },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
    setClock(fixtureNow + 100);
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
