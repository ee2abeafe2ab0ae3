import { Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { RankMark } from './RankMark.tsx';

const meta = preview.meta({ title: 'Components/Rank mark', component: RankMark, args: { rank: 1, label: 'No. 1' } });

/** The first: a medal that says so in words, too. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'No. 1' })).toBeVisible();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { rank: 7, label: 'No. 7' } });

/** Three medals, told apart by number and edge, and bare numbers. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      {[1, 2, 3, 4, 20].map((rank) => (
        <Sample key={rank} name={`No. ${rank}`}>
          <RankMark rank={rank} label={`No. ${rank}`} />
        </Sample>
      ))}
    </Samples>
  ),
});

/** Places that are none, and one of nine digits: the number stays whole. */
export const Hostile = meta.story({
  render: () => (
    <Samples>
      {[0, -1, 123_456_789].map((rank) => (
        <RankMark key={rank} rank={rank} label={`No. ${rank}`} />
      ))}
    </Samples>
  ),
});
