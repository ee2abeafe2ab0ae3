import { uploadPicture } from '@galleria/api';
import { ananya } from '@galleria/mocks/market/seed.ts';
import { reviewPlaces as places, reviewScenarios } from '@galleria/mocks/scenarios/reviews.ts';
import { choosePictures } from '@galleria/storybook/kit/choosePictures.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { send } from '@galleria/storybook/kit/loginActions.ts';
import { pictureFile } from '@galleria/storybook/kit/pictureFiles.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(reviewScenarios.ready, paths.refundRequest(places.received.order), { sessionEndsAt: uploadPicture }),
  title: 'Flows/Session expires at upload',
  tags: ['!autodocs'],
});

/** The session is over when a picture of what arrived is sent: it stays, says so, and goes after the shopper has signed in over the page. */
export const PictureOfRefund = meta.story({
  play: async ({ canvas, canvasElement, step }) => {
    await chooseTooLate(canvas, canvasElement);
    await step('Who signs in over the page sends it again', async () => {
      await send(within(await screen.findByRole('dialog', { name: 'Sign in' })), { phone: ananya.phone, password: ananya.password });
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull());
      await press(canvas, 'Try again');
      await expect(await canvas.findByRole('button', { name: 'Remove front.jpg' })).toBeVisible();
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
      await expect(canvas.getByRole('textbox', { name: /^Note/ })).toHaveValue('Two were black inside.');
    });
  },
});

/** The same with a picture of a review. */
export const PictureOfReview = meta.story({
  play: async ({ canvas, canvasElement, id }) => {
    const { order, line } = places.received;
    // A page that is still coming would take the place of another.
    await canvas.findByRole('heading', { level: 1, name: 'Request a refund' });
    backendOf(id).goTo(paths.evaluate(order, line));
    await canvas.findByRole('heading', { level: 1, name: 'Write a review' });
    await chooseTooLate(canvas, canvasElement);
  },
});

/** Types and chooses a picture; the server has ended the session just then. Below the popup both are still there. */
async function chooseTooLate(canvas: ReturnType<typeof within>, canvasElement: HTMLElement) {
  const main = within(await canvas.findByRole('main'));
  await user.type(await main.findByRole('textbox'), 'Two were black inside.');
  await choosePictures(canvasElement, [await pictureFile('front.jpg')]);
  await expect(await screen.findByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect(await main.findByText(/^front\.jpg wasn’t uploaded/, { selector: 'li p' })).toBeInTheDocument();
  await expect(main.getByRole('textbox', { hidden: true })).toHaveValue('Two were black inside.');
}
