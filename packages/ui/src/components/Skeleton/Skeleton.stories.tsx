import styles from '@galleria/storybook/kit/board.module.css';
import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { SkeletonBlock, Skeleton } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonBlock },
  args: {
    label: 'Loading your orders',
    children: (
      <>
        <SkeletonBlock className={styles.line} />
        <SkeletonBlock className={styles.line} />
      </>
    ),
  },
  argTypes: { children: { control: false } },
});

/** Content is on its way: screen readers hear what, the eye sees its layout. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your orders');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: {
    label: 'Loading your profile',
    children: (
      <>
        <SkeletonBlock className={styles.circle} />
        <SkeletonBlock className={styles.line} />
      </>
    ),
  },
});

/** Bones of text, of a portrait, of both. Their size comes from a class. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="text">
        <Skeleton label="Loading the text">
          <SkeletonBlock className={styles.line} />
          <SkeletonBlock className={styles.line} />
          <SkeletonBlock className={styles.line} />
        </Skeleton>
      </Sample>
      <Sample name="portrait">
        <Skeleton label="Loading the portrait">
          <SkeletonBlock className={styles.circle} />
        </Skeleton>
      </Sample>
      <Sample name="portrait and text">
        <Skeleton label="Loading the profile">
          <SkeletonBlock className={styles.circle} />
          <SkeletonBlock className={styles.line} />
        </Skeleton>
      </Sample>
    </Samples>
  ),
});

/** A place narrower than its bones, and a label without end: nothing sticks out. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  args: { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(9) },
});
