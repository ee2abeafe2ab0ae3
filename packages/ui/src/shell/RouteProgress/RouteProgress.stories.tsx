import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { RouteProgress, routeProgressPhases } from './RouteProgress.tsx';

const meta = preview.meta({
  title: 'Shell/Route progress',
  component: RouteProgress,
  parameters: { layout: 'fullscreen' },
  args: { phase: 'running' as const, label: 'Loading the page' },
  argTypes: { phase: { control: 'radio', options: routeProgressPhases } },
});

/** The next page's code or texts take longer than 200 ms: the old page stays, and this runs above it. */
export const Running = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Loading the page' });
    await expect(bar).toBeVisible();
    // How far a page is nobody knows.
    await expect(bar).not.toHaveAttribute('aria-valuenow');
  },
});
