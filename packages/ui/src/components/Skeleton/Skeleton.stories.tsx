import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Text } from '../../layout/index.ts';
import { Skeleton, SkeletonBlock, skeletonScales, skeletonShapes, SkeletonText, skeletonWidths } from './Skeleton.tsx';

const meta = preview.meta({
  title: 'Components/Skeleton',
  component: Skeleton,
  subcomponents: { SkeletonBlock, SkeletonText },
  args: {
    label: 'Loading your orders',
    children: <SkeletonText lines={2} />,
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
        <SkeletonBlock shape="avatar" />
        <SkeletonText width="most" />
      </>
    ),
  },
});

/** Lines of every scale and width, and every shape, each as large as what it stands for. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      {skeletonScales.map((scale) => (
        <Sample key={scale} name={scale}>
          <Skeleton label={`Loading text of the scale ${scale}`}>
            <SkeletonText scale={scale} lines={2} />
          </Skeleton>
        </Sample>
      ))}
      {skeletonWidths.map((width) => (
        <Sample key={width} name={width}>
          <Skeleton label={`Loading text of the width ${width}`}>
            <SkeletonText width={width} />
          </Skeleton>
        </Sample>
      ))}
      {skeletonShapes.map((shape) => (
        <Sample key={shape} name={shape}>
          <Skeleton label={`Loading the ${shape}`}>
            <SkeletonBlock shape={shape} />
          </Skeleton>
        </Sample>
      ))}
    </Samples>
  ),
});

/** A bar stands where its text will: it takes as much of the height as the text does. */
export const Height = meta.story({
  render: () => (
    <>
      <Text data-testid="text">
        One line
        <br />
        and another
      </Text>
      <SkeletonText data-testid="bars" lines={2} />
    </>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByTestId('text').getBoundingClientRect();
    await expect(height).toBeGreaterThan(40);
    await expect(canvas.getByTestId('bars').getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
});

/** A place narrower than its bones, and a label without end: nothing sticks out. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  args: { label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(9) },
});
