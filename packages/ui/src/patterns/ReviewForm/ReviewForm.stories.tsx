import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '../../components/Alert/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { ReviewForm, reviewLength } from './index.ts';

const texts = {
  productScore: 'Product quality',
  serviceScore: 'Service attitude',
  scores: ['1 star, very poor', '2 stars, poor', '3 stars, fair', '4 stars, good', '5 stars, very good'],
  text: 'Your review',
  textHint: 'What do you like, what not?',
  limit: {
    left: (count: number) => `${count} characters left`,
    over: (count: number) => `${count} characters too many. Shorten the review.`,
  },
  submit: 'Submit review',
  cancel: 'Cancel',
  invalid: {
    productScoreMissing: 'Choose one to five stars for the product.',
    serviceScoreMissing: 'Choose one to five stars for the service.',
    textMissing: 'Write a few words.',
    textLong: 'A review has at most 512 characters.',
  },
  failure: () => 'The shop refused the review. What you typed is still here: try again.',
} as const;
const review = { productScore: 5, serviceScore: 4, text: 'The glaze is deeper than in the pictures, and the handle fits a large hand.' };
const answer = (outcome: Outcome) => fn(async () => outcome);
const refused: Outcome = { status: 'failed', error: { kind: 'business', message: '' } };

const meta = preview.meta({
  title: 'Patterns/Review form',
  component: ReviewForm,
  decorators: [inPlace('page')],
  args: { texts, onSubmit: answer({ status: 'done' }), onInvalid: fn(), onCancel: fn() },
  argTypes: { pictures: { control: false }, hold: { control: 'text' } },
});

/** Nothing is said yet. Stars are chosen by arrow keys or by pointer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Product quality' })).toBeRequired();
    await expect(canvas.getByRole('textbox', { name: 'Your review' })).toHaveValue('');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { initial: { productScore: 3 }, hold: 'Two pictures are still on their way.' } });

/** Blank, filled with a place for pictures, and with a text that is too long in a narrow place. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      <Sample name="blank">
        <ReviewForm {...args} />
      </Sample>
      <Sample name="filled, with a place for pictures">
        <ReviewForm {...args} initial={review} pictures={<Alert>Here is the field for pictures.</Alert>} />
      </Sample>
      <Sample name="narrow, with a text that is too long">
        <Place as="form">
          <ReviewForm {...args} initial={{ ...review, text: 'Too long. '.repeat(52) }} />
        </Place>
      </Sample>
    </Place>
  ),
});

/** Long, unbroken and Thai texts, all wrong, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    initial: { text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(10) },
    texts: {
      ...texts,
      productScore: 'คุณภาพของสินค้าที่ได้รับจากทางร้าน',
      serviceScore: 'Donaudampfschifffahrtsgesellschaftsfreundlichkeit',
      textHint: 'ชอบอะไร ไม่ชอบอะไร เล่าให้ผู้ซื้อคนอื่นฟังได้เลย',
      submit: 'Bewertung veröffentlichen und zur Bestellung zurück',
      cancel: 'Abbrechen',
    },
  },
  play: async ({ canvas }) => {
    await shopper.click(canvas.getByRole('button', { name: /veröffentlichen/ }));
    await expect(await canvas.findByText(texts.invalid.textLong)).toBeVisible();
    // The message stands where the chosen star's word would.
    const message = (await canvas.findByText(texts.invalid.productScoreMissing)).getBoundingClientRect();
    const stars = canvas.getAllByRole('radio')[0]?.closest('label')?.getBoundingClientRect();
    await expect(message.top - (stars?.bottom ?? 0)).toBeLessThan(16);
  },
});

/** Sent too early: focus goes to the first stars, and choosing them takes their message away. */
export const Missing = meta.story({
  play: async ({ canvas, args }) => {
    await shopper.click(canvas.getByRole('button', { name: 'Submit review' }));
    const [first] = canvas.getAllByRole('radio', { name: '1 star, very poor' });
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() =>
      expect(canvas.getByRole('radiogroup', { name: 'Product quality' })).toHaveAccessibleDescription(texts.invalid.productScoreMissing),
    );
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await waitFor(() => expect(args.onInvalid).toHaveBeenCalledWith('productScoreMissing'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await shopper.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.queryByText(texts.invalid.productScoreMissing)).not.toBeInTheDocument());
    await expect(canvas.getByText(texts.invalid.serviceScoreMissing)).toBeVisible();
  },
});

/** The review is on its way: stars and text are locked, and focus waits on the button. */
export const Submitting = meta.story({
  args: { initial: review, onSubmit: fn(() => new Promise<Outcome>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Submit review' });
    await shopper.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(review));
    await shopper.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** The shop refused it: the form says why, and nothing is lost. */
export const Refused = meta.story({
  args: { initial: { serviceScore: 4 }, onSubmit: answer(refused), onValuesChange: fn() },
  play: async ({ canvas, args }) => {
    const [, , , , best] = canvas.getAllByRole('radio');
    if (!best) throw new Error('There are no five stars.');
    await shopper.click(best);
    await shopper.type(canvas.getByRole('textbox'), ' Good. ');
    await shopper.click(canvas.getByRole('button', { name: 'Submit review' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/refused the review/);
    await expect(args.onSubmit).toHaveBeenCalledWith({ productScore: 5, serviceScore: 4, text: 'Good.' });
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ productScore: 5, serviceScore: 4, text: ' Good. ' });
    await expect(best).toBeChecked();
    await expect(canvas.getByRole('textbox')).toHaveValue(' Good. ');
  },
});

/** Somebody sends while pictures are on their way: nothing is sent without them, and the form says so. */
export const PicturesOnTheirWay = meta.story({
  args: { initial: review, hold: 'Two pictures are still on their way. Wait, or remove them.' },
  play: async ({ canvas, args }) => {
    await shopper.click(canvas.getByRole('button', { name: 'Submit review' }));
    await expect(await canvas.findByText(/still on their way/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox')).toBeEnabled();
  },
});

/** Exactly as long as a review may be: the counter says that nothing is left, and nothing is wrong. */
export const AtTheLimit = meta.story({
  args: { initial: { ...review, text: 'a'.repeat(reviewLength) } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/0 characters left/);
    await shopper.click(canvas.getByRole('button', { name: 'Submit review' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});
