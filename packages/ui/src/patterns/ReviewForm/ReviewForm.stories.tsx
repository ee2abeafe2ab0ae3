import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { withToasts } from '@galleria/storybook/kit/withToasts.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { pseudoText } from '@galleria/storybook/kit/pseudo.ts';
import { expect, fn, waitFor } from 'storybook/test';
import { Alert } from '../../components/Alert/index.ts';
import type { Outcome } from '../../state/resource.ts';
import { ReviewForm, reviewLength } from './index.ts';

const review = { productScore: 5, serviceScore: 4, text: 'The glaze is deeper than in the pictures, and the handle fits a large hand.' };
const productScoreMissing = 'Choose one to five stars for the item.';
const serviceScoreMissing = 'Choose one to five stars for the service.';
const textLong = 'Shorten the review to 512 characters.';
const answer = (outcome: Outcome) => fn(async () => outcome);
const refused: Outcome = { status: 'failed', error: { kind: 'business', message: '' } };

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Review form',
  component: ReviewForm,
  loaders,
  decorators: [inPlace('page'), ...decorators],
  args: { onSubmit: answer({ status: 'done' }), onCancel: fn() },
  argTypes: { pictures: { control: false }, hold: { control: 'text' } },
});

/** Nothing is said yet. Stars are chosen by arrow keys or by pointer. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Item quality' })).toBeRequired();
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
  globals: { locale: 'pseudo' },
  decorators: [withToasts, inPlace('phone')],
  args: {
    initial: { text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(10) },
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: pseudoText('Publish review') }));
    await expect(await canvas.findByText(pseudoText(textLong))).toBeVisible();
    // The message stands where the chosen star's word would.
    const message = (await canvas.findByText(pseudoText(productScoreMissing))).getBoundingClientRect();
    const stars = canvas.getAllByRole('radio')[0]?.closest('label')?.getBoundingClientRect();
    await expect(message.top - (stars?.bottom ?? 0)).toBeLessThan(16);
  },
});

/** Sent too early: focus goes to the first stars, and choosing them takes their message away. */
export const Missing = meta.story({
  decorators: [withToasts],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Publish review' }));
    const [first] = canvas.getAllByRole('radio', { name: '1 star, very poor' });
    await waitFor(() => expect(first).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('radiogroup', { name: 'Item quality' })).toHaveAccessibleDescription(productScoreMissing));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.queryByText(productScoreMissing)).not.toBeInTheDocument());
    await expect(canvas.getByText(serviceScoreMissing)).toBeVisible();
  },
});

/** The review is on its way: stars and text are locked, and focus waits on the button. */
export const Submitting = meta.story({
  args: { initial: review, onSubmit: fn(() => new Promise<Outcome>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Publish review' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(review));
    await user.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
});

/** The shop refused it: the form says why, and nothing is lost. */
export const Refused = meta.story({
  args: { initial: { serviceScore: 4 }, onSubmit: answer(refused), onValuesChange: fn() },
  play: async ({ canvas, args }) => {
    const [, , , , best] = canvas.getAllByRole('radio');
    if (!best) throw new Error('There are no five stars.');
    await user.click(best);
    await user.type(canvas.getByRole('textbox'), ' Good. ');
    await user.click(canvas.getByRole('button', { name: 'Publish review' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We couldn’t do this just now. Try again in a moment.');
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
    await user.click(canvas.getByRole('button', { name: 'Publish review' }));
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
    await user.click(canvas.getByRole('button', { name: 'Publish review' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});
