import { serviceScenarios } from '@galleria/mocks/scenarios/service.ts';
import { useOfflineNotice } from '@galleria/storefront/shell/useOfflineNotice.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, type within } from 'storybook/test';
import { OfflineNotice } from './OfflineNotice.tsx';

// The picture is taken later than four seconds on a busy machine: here it stays.
const useForGood = () => useOfflineNotice(0);

const meta = preview.meta({
  ...live(OfflineNotice, useForGood, { place: 'footer' }),
  title: 'Shell/Offline notice',
});

/** Loses the connection, from the moment that the page listens. */
async function lose(canvas: ReturnType<typeof within>) {
  await waitFor(() => {
    window.dispatchEvent(new Event('offline'));
    return expect(canvas.getByText('You’re offline. What you see may be out of date.').closest('[role=status]')).toBeVisible();
  });
}

/** The browser has lost its connection: it is said for as long as it is so. */
export const Offline = meta.story({
  parameters: on(serviceScenarios.chat),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await lose(canvas);
  },
});

/** The connection is there again: it is said for some seconds, to those too who only listen. */
export const BackOnline = meta.story({
  parameters: on(serviceScenarios.chat),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    await lose(canvas);
    window.dispatchEvent(new Event('online'));
    await expect((await canvas.findByText('You’re back online.')).closest('[role=status]')).toBeVisible();
  },
});
