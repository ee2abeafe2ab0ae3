import { reviewPlaces as places, reviewScenarios as scenarios } from '@galleria/mocks/scenarios/reviews.ts';
import { useWriteReviewScreen } from '@galleria/storefront/screens/useWriteReviewScreen.ts';
import { choosePictures } from '@galleria/storybook/kit/choosePictures.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { pictureFile, pictureFiles } from '@galleria/storybook/kit/pictureFiles.ts';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { WriteReviewScreen } from './WriteReviewScreen.tsx';

const at = ({ order, line }: { order: string; line: number }) => `/users/evaluation_confirm?orderNo=${order}&orderInfoId=${line}`;
const received = at(places.received);

const meta = preview.meta({
  ...live(WriteReviewScreen, useWriteReviewScreen, { area: 'account' }),
  title: 'Screens/Review form',
  beforeEach: () => sessionStorage.clear(),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole'>;
const five = ['front.jpg', 'back.png', 'side.jpg', 'box.png', 'label.jpeg'];
const send = 'Publish review';
const words = 'Softer than it looks in the pictures, and the seams hold well.';

/** Pictures and answers take a while on a busy machine. */
/** Chooses the stars of one question. */
async function rate(canvas: Canvas, question: string, stars: string) {
  const group = await canvas.findByRole('radiogroup', { name: question });
  await user.click(within(group).getByRole('radio', { name: stars }));
}

/** Stars for both, and words. */
async function fill(canvas: Canvas) {
  await rate(canvas, 'Item quality', '5 stars, very good');
  await rate(canvas, 'Service', '4 stars, good');
  await user.type(await canvas.findByRole('textbox'), words);
}

/** Nothing is said yet: product quality, service attitude, text and pictures. An address without a line leads to the first that waits. */
export const Blank = meta.story({
  parameters: on(scenarios.ready, `/users/evaluation_confirm?orderNo=${places.received.order}`),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Write a review' })).toBeVisible();
    for (const star of await canvas.findAllByRole('radio')) await expect(star).not.toBeChecked();
  },
});

/** Stars, words and five pictures. */
export const Filled = meta.story({
  parameters: on(scenarios.ready, received),
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await choosePictures(canvasElement, await pictureFiles(...five));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5));
    await expect(canvas.getByRole('textbox')).toHaveValue(words);
  },
});

/** Sent without stars for the service: said at the stars and in a message, and focus goes there. */
export const ScoreMissing = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas }) => {
    await rate(canvas, 'Item quality', '5 stars, very good');
    await user.type(await canvas.findByRole('textbox'), words);
    await press(canvas, send);
    const group = canvas.getByRole('radiogroup', { name: 'Service' });
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose one to five stars for the service.'));
    await waitFor(() => expect(within(group).getByRole('radio', { name: '1 star, very poor' })).toHaveFocus());
    await expect(await within(screen.getByRole('alert')).findByText('Check the marked field.')).toBeVisible();
  },
});

/** Sent with stars alone: words are needed too. */
export const TextMissing = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas }) => {
    await rate(canvas, 'Item quality', '5 stars, very good');
    await rate(canvas, 'Service', '4 stars, good');
    await user.type(await canvas.findByRole('textbox'), '   ');
    await press(canvas, send);
    const text = canvas.getByRole('textbox');
    await waitFor(() => expect(text).toHaveAccessibleDescription(/Write a few words/));
    await waitFor(() => expect(text).toHaveFocus());
  },
});

/** Five pictures are there, and a sixth is chosen: it is refused, and the five stay. */
export const SixthPicture = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox');
    await choosePictures(canvasElement, await pictureFiles(...five, 'sixth.jpg'));
    await expect(await canvas.findByText(/^sixth\.jpg wasn’t added: you can add up to 5 pictures/, { selector: 'li p' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6));
  },
});

/** A picture is on its way; who sends the review now is told to wait. */
export const Uploading = meta.story({
  parameters: on(scenarios.uploading, received),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas);
    await choosePictures(canvasElement, [await pictureFile('front.jpg')]);
    await canvas.findByRole('progressbar', { name: 'front.jpg is being uploaded' });
    await press(canvas, send);
    await expect(await canvas.findByText(/^1 picture isn’t uploaded yet/)).toBeVisible();
  },
});

/** The review is on its way: everything is locked, nothing can be sent twice. */
export const Submitting = meta.story({
  parameters: on(scenarios.submitting, received),
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, send);
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

/** Published: the goods have left the list, with a word, the way to what is reviewed, and the next goods of the order. */
export const Submitted = meta.story({
  parameters: on(scenarios.ready, received),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, send);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you for your review' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Thank you for your review' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'View your reviews' })).toHaveAttribute('href', expect.stringMatching(/tab=evaluated$/));
    await expect(canvas.getByRole('link', { name: 'Write a review' })).toBeVisible();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

/** The server refuses: it says why, and nothing that was typed is lost. */
export const Refused = meta.story({
  parameters: on(scenarios.refused, received),
  play: async ({ canvas }) => {
    await fill(canvas);
    await press(canvas, send);
    await expect(await canvas.findByText(/^Too many reviews at once/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(words);
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toBeEnabled());
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
  },
});

/** The goods have their review already, such as from another device. */
export const AlreadyReviewed = meta.story({
  parameters: on(scenarios.ready, at(places.evaluated)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ve already reviewed this')).toBeVisible();
  },
});

/** The goods have not arrived yet: there is nothing to review. */
export const TooEarly = meta.story({
  parameters: on(scenarios.ready, at(places.onItsWay)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This can’t be reviewed now')).toBeVisible();
  },
});

/** An order that does not exist, or is somebody else’s. */
export const NotFound = meta.story({
  parameters: on(scenarios.ready, at(places.somebodyElses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this order')).toBeVisible();
  },
});

/** The goods are on their way from the server. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, received),
  play: async ({ canvas }) => {
    const skeleton = (await canvas.findByText('Loading the item…')).parentElement;
    await expect(skeleton?.offsetHeight).toBeGreaterThan(650);
  },
});

/** The server cannot be reached. */
export const Failed = meta.story({ parameters: on(scenarios.unreachable, received) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, received), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, received), play: expectSignedOut });
