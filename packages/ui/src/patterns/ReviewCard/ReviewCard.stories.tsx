import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { ReviewCard, type ReviewView } from './index.ts';

const texts = {
  stars: '4 of 5 stars',
  picture: (number: number, of: number) => `Open picture ${number} of ${of}`,
  replyFrom: 'Reply from Kiln & Clay',
};
const review: ReviewView = {
  id: 1,
  nickname: 'A***a',
  stars: 4,
  text: 'The glaze is deeper than in the pictures, and the handle fits a large hand.\nIt came wrapped in paper, not plastic.',
  pictures: [],
  reply: '',
  writtenAt: '2026-06-18T04:54:00Z',
  specText: 'Sand, 240 ml',
};
const pictures = [pictureOf('coffee-sand'), pictureOf('coffee-sand-close'), pictureOf('photo-parcel')];
const reply = 'Thank you. We fire in small batches, so every cup is a little different.';

const meta = preview.meta({
  title: 'Patterns/Review card',
  component: ReviewCard,
  args: { review, texts, onOpen: fn() },
  argTypes: { avatar: { control: false }, lang: { control: 'text' } },
});

/** Words alone. The stars are one picture with a name, and the time is a machine's too. */
export const Default = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'A***a' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', review.writtenAt);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('page')], args: { review: { ...review, stars: 2.5, pictures, reply } } });

/** With and without pictures, reply, time, specification, words and avatar. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  decorators: [inPlace('page')],
  render: (args) => (
    <Place as="stack">
      <ReviewCard
        {...args}
        review={{ ...review, pictures, reply }}
        avatar={<img src={pictureOf('portrait-ada')} alt="" width={40} height={40} />}
      />
      <ReviewCard {...args} review={{ ...review, nickname: 'R***v', reply }} />
      <ReviewCard
        {...args}
        texts={{ ...texts, stars: '5 of 5 stars' }}
        review={{ ...review, nickname: 'M***i', stars: 5, text: '', pictures, writtenAt: undefined, specText: '' }}
      />
      <ReviewCard {...args} texts={{ ...texts, stars: '1 of 5 stars' }} review={{ ...review, stars: 1, text: 'Broken.', specText: '' }} />
    </Place>
  ),
});

/** Long, unbroken and Thai texts, and a picture that does not load, at 288 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    lang: 'th',
    review: {
      ...review,
      nickname: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      text: 'แก้วสวยมากเคลือบสีเข้มกว่าในรูปจับถนัดมือส่งเร็วห่อมาอย่างดีไม่มีพลาสติกเลยประทับใจมากครับ',
      pictures: ['data:image/svg+xml,unreadable', ...pictures, ''],
      reply: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsstraßenlaternenpfahl',
      specText: 'Extragroß/Königsblau-mit-Goldrand-und-handgemaltem-Monogramm',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/แก้วสวยมาก/)).toHaveAttribute('lang', 'th');
  },
});

/** With pictures and the merchant's answer: a press, or Enter, opens the picture that is meant. */
export const WithPictures = meta.story({
  decorators: [inPlace('page')],
  args: { review: { ...review, pictures, reply } },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Open picture 2 of 3' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(1, args.review);
    await user.tab();
    await user.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(2, args.review);
    await expect(canvas.getByText(reply)).toBeVisible();
  },
});
