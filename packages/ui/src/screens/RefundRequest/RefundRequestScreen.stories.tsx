import { inCash } from '@galleria/mocks/scenarios/inCash.ts';
import { orderNumbers } from '@galleria/mocks/scenarios/orderDetail.ts';
import { refundableNumbers as orders, refundNumbers, refundRequestScenarios as scenarios } from '@galleria/mocks/scenarios/refunds.ts';
import { useRefundRequestScreen } from '@galleria/storefront/screens/useRefundRequestScreen.ts';
import { choosePictures } from '@galleria/storybook/kit/choosePictures.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { pictureFile, pictureFiles } from '@galleria/storybook/kit/pictureFiles.ts';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { RefundRequestScreen } from './RefundRequestScreen.tsx';

const at = (order: string) => `/users/refund_confirm?orderNo=${order}`;
const received = at(orders.received);

const meta = preview.meta({
  ...live(RefundRequestScreen, useRefundRequestScreen, { area: 'account' }),
  title: 'Screens/Refund request',
  beforeEach: () => sessionStorage.clear(),
});

type Canvas = Pick<ReturnType<typeof within>, 'findByRole' | 'findAllByRole' | 'findByText'>;
const five = ['front.jpg', 'back.png', 'side.jpg', 'box.png', 'label.jpeg'];
const reason = 'It is damaged or does not work';
const send = 'Request refund';

/** Pictures and answers take a while on a busy machine. */
/** Chooses a reason, and writes why. */
async function fill(canvas: Canvas, remark: string) {
  await user.click(await canvas.findByRole('radio', { name: reason }));
  await user.type(await canvas.findByRole('textbox'), remark);
}

/** Nothing is said yet: the goods, what comes back, and the form. */
export const Blank = meta.story({
  parameters: on(scenarios.ready, received),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Request a refund' })).toBeVisible();
    await expect((await canvas.findByText(/You get back/)).parentElement).toHaveTextContent(
      '2 pieces · Delivery included You get back ₹823.00',
    );
    for (const radio of await canvas.findAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** To be paid in cash, and not sent yet: no money can come back. */
export const CashToCome = meta.story({
  parameters: on(inCash(scenarios.ready), at(orderNumbers.packed)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You haven’t paid yet/)).toBeVisible();
    await expect(canvas.getByText(/^You won’t have to pay/)).toHaveTextContent(/^You won’t have to pay ₹[\d,]+\.\d\d$/);
    await expect(canvas.queryByText(/You get back|the way you paid/)).not.toBeInTheDocument();
  },
});

/** Sent for an order that nobody has paid: no money is promised. */
export const CashToComeSubmitted = meta.story({
  parameters: on(inCash(scenarios.ready), at(orderNumbers.packed)),
  play: async ({ canvas }) => {
    await fill(canvas, 'I have found another one.');
    await press(canvas, send);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The shop has your request' })).toBeVisible();
    await expect(canvas.getByText('If it agrees, you have nothing to pay.')).toBeVisible();
    await expect(canvas.queryByText(/money|payout|You get back/i)).not.toBeInTheDocument();
  },
});

/** Reason, note and five pictures. */
export const Filled = meta.story({
  parameters: on(scenarios.ready, received),
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, 'Two of the four were black inside.');
    await choosePictures(canvasElement, await pictureFiles(...five));
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(5));
    await expect(canvas.getByRole('radio', { name: reason })).toBeChecked();
  },
});

/** Sent without a reason: said at the reasons and in a message, and focus goes there. */
export const ReasonMissing = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas }) => {
    await press(canvas, send);
    const group = await canvas.findByRole('radiogroup');
    await waitFor(() => expect(group).toHaveAccessibleDescription('Choose the reason that fits best.'));
    await waitFor(() => expect(canvas.getAllByRole('radio')[0]).toHaveFocus());
    await expect(await within(screen.getByRole('alert')).findByText('Check the marked field.')).toBeVisible();
  },
});

/** A note of 101 characters as a reader counts them, one more than may be. */
export const RemarkTooLong = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('radio', { name: reason }));
    const remark = canvas.getByRole('textbox');
    await user.click(remark);
    // Each "é" is a letter and a mark: a hundred for a reader, many more for a machine.
    await user.paste(`${'Très déçu. '.normalize('NFD').repeat(9)}!`);
    await expect(remark).not.toBeInvalid();
    await user.type(remark, '!');
    await press(canvas, send);
    await waitFor(() => expect(remark).toHaveAccessibleDescription(/Shorten the note to 100 characters/));
    await waitFor(() => expect(remark).toHaveFocus());
  },
});

/** A GIF that is named .png: refused by its bytes, and never sent. */
export const PictureWrongFormat = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup');
    await choosePictures(canvasElement, [new File(['GIF89a and more'], 'moving.png', { type: 'image/png' })]);
    await expect(await canvas.findByText(/^moving\.png isn’t a JPG or PNG/, { selector: 'li p' })).toBeVisible();
  },
});

/** A picture of 30 MB. */
export const PictureTooLarge = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup');
    const whole = await pictureFile('huge.jpg');
    await choosePictures(canvasElement, [new File([whole, new Uint8Array(30_000_000)], 'huge.jpg', { type: 'image/jpeg' })]);
    await expect(await canvas.findByText(/^huge\.jpg is larger than 10 MB/, { selector: 'li p' })).toBeVisible();
  },
});

/** Five pictures are there, and a sixth is chosen: it is refused, and the five stay. */
export const SixthPicture = meta.story({
  parameters: on(scenarios.ready, received),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup');
    await choosePictures(canvasElement, await pictureFiles(...five, 'sixth.jpg'));
    await expect(await canvas.findByText(/^sixth\.jpg wasn’t added: you can add up to 5 pictures/, { selector: 'li p' })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6));
  },
});

/** The connection broke while a picture was on its way: it can be tried again, and nothing else is lost. */
export const UploadFailed = meta.story({
  parameters: on(scenarios.uploadFailed, received),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, 'Two of them were black inside.');
    await choosePictures(canvasElement, [await pictureFile('front.jpg')]);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toHaveAccessibleDescription(/^front\.jpg wasn’t uploaded/);
    await expect(canvas.getByRole('textbox')).toHaveValue('Two of them were black inside.');
  },
});

/** The upload broke off once; tried again, it goes through. */
export const UploadRetried = meta.story({
  parameters: on(scenarios.uploadBreaksOnce, received),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup');
    await choosePictures(canvasElement, [await pictureFile('front.jpg')]);
    await press(canvas, 'Try again');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
    await expect(await canvas.findByRole('button', { name: 'Remove front.jpg' })).toBeVisible();
  },
});

/** Pictures are on their way; who sends the form now is told to wait. */
export const Uploading = meta.story({
  parameters: on(scenarios.uploading, received),
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, 'Two of them were black inside.');
    await choosePictures(canvasElement, await pictureFiles('front.jpg', 'back.png'));
    await expect(await canvas.findByRole('progressbar', { name: 'back.png is being uploaded' })).toBeVisible();
    await press(canvas, send);
    await expect(await canvas.findByText(/^2 pictures aren’t uploaded yet/)).toBeVisible();
  },
});

/** The request is on its way: everything is locked, nothing can be sent twice. */
export const Submitting = meta.story({
  parameters: on(scenarios.submitting, received),
  play: async ({ canvas }) => {
    await fill(canvas, 'Two of them were black inside.');
    await press(canvas, send);
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

/** The order is on its way, or has its refund: the server says why nothing can be asked for. */
export const NotRefundable = meta.story({
  parameters: on(scenarios.ready, at(orders.onItsWay)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This order is on its way/)).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
});

/** An order that does not exist, or is somebody else’s: the page does not tell which. */
export const NotFound = meta.story({
  parameters: on(scenarios.ready, at(orders.somebodyElses)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We couldn’t find this order')).toBeVisible();
  },
});

/** Order and reasons are on their way from the server. */
export const Loading = meta.story({
  parameters: on(scenarios.loading, received),
  play: async ({ canvas }) => {
    const skeleton = (await canvas.findByText('Loading the order…')).parentElement;
    await expect(skeleton?.offsetHeight).toBeGreaterThan(900);
  },
});

/** The reasons could not be had: without them nothing can be asked for. */
export const Failed = meta.story({ parameters: on(scenarios.unreachable, received) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, received), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, received), play: expectSignedOut });

/** The order changed meanwhile and the server refuses: it says why, and nothing that was typed is lost. */
export const Refused = meta.story({
  parameters: on(scenarios.refused, received),
  play: async ({ canvas }) => {
    await fill(canvas, 'Two of them were black inside.');
    await press(canvas, send);
    await expect(await canvas.findByText(/handed to the courier/)).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Two of them were black inside.');
    await waitFor(() => expect(canvas.getByRole('button', { name: send })).toBeEnabled());
  },
});

/** Sent: what comes next, and the way to the refund. */
export const Submitted = meta.story({
  parameters: on(scenarios.ready, received),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await fill(canvas, 'Two of them were black inside.');
    await choosePictures(canvasElement, [await pictureFile('front.jpg')]);
    // The form knows of the picture when its draft does.
    await waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('/uploads/'));
    await press(canvas, send);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'The shop has your request' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'The shop has your request' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'View this refund' })).toHaveAttribute(
      'href',
      expect.stringMatching(/refund_detail\?refundOrderNo=RE\d+$/),
    );
    const asked = canvas.getByRole('region', { name: 'What you asked for' });
    await expect(asked).toHaveTextContent(/2 pieces · Delivery included You get back ₹823\.00$/);
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  },
});

/** A refused refund is asked for again: the form begins with what was said before, and with why the shop refused. */
export const Again = meta.story({
  parameters: on(scenarios.ready, `${at(orders.refusedOnce)}&refundOrderNo=${refundNumbers.refused}`),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox')).toHaveValue('The dial looks darker than in the picture.');
    await expect(canvas.getByRole('radio', { name: 'It does not look like the pictures' })).toBeChecked();
    await expect(canvas.getByText(/^The dial is the blue/)).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3));
  },
});
