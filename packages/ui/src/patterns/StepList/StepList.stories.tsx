import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { StepList } from './StepList.tsx';

const steps = [
  'The shop looks at your request and your pictures.',
  'If it agrees, the money comes back the way you paid.',
  'If it refuses, you can request it again, with more pictures or another reason.',
];

const meta = preview.meta({
  title: 'Patterns/Step list',
  component: StepList,
  args: { steps },
  argTypes: { size: { control: 'select', options: ['medium', 'large'] } },
});

/** As it mostly is: below what was just done. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { size: 'large' } });

/** Both sizes. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="medium">
        <StepList steps={steps} />
      </Sample>
      <Sample name="large">
        <StepList size="large" steps={steps} />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts in a place of 120 px: they wrap and stay inside. */
export const Hostile = meta.story({
  decorators: [inPlace('tile')],
  args: {
    steps: [
      'Hand-thrown stoneware amphora with two handles and a lid',
      'Donaudampfschifffahrtsgesellschaft',
      'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวน',
    ],
  },
});
