import { homeScenarios } from '@galleria/mocks/scenarios/home.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({ ...flow(homeScenarios.ready, paths.home), title: 'Flows/Turn pages', tags: ['!autodocs'] });

/** A guest goes from the foot of one page to another: the frame stays, title, focus, reading and scrolling follow. */
export const FromFooter = meta.story({
  play: async ({ canvas, step }) => {
    const banner = await canvas.findByRole('banner', { name: 'Site header' });
    const footer = within(await canvas.findByRole('contentinfo'));
    await step('A link in the footer leads to a policy', async () => {
      await user.click(await footer.findByRole('link', { name: 'Privacy policy' }));
      const heading = await canvas.findByRole('heading', { level: 1, name: 'Privacy policy' });
      await waitFor(() => expect(heading).toHaveFocus());
      await waitFor(() => expect(scrollY).toBe(0));
    });
    await step('which gives the document its name, and is announced', async () => {
      await waitFor(() => expect(document.title).toBe('Privacy policy – Galleria'));
      await waitFor(() => expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(document.title));
      await waitFor(() =>
        expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', `${location.origin}${paths.privacy}`),
      );
      await expect(document.querySelectorAll('link[rel=alternate][hreflang]')).toHaveLength(7);
    });
    await step('The frame is the same as before', async () => {
      await expect(canvas.getByRole('banner', { name: 'Site header' })).toBe(banner);
    });
    await step('Back at the top, focus is in the content', async () => {
      await user.click(canvas.getByRole('button', { name: 'Back to top' }));
      await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    });
  },
});
