import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { ChevronLeft } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Text } from '../../layout/index.ts';
import { press } from '@galleria/storybook/kit/user.ts';
import { Icon } from '../Icon/index.ts';
import { TextButton, textButtonScales, textButtonTones, TextLink } from './TextButton.tsx';

const meta = preview.meta({
  title: 'Components/Text button',
  component: TextButton,
  subcomponents: { TextLink },
  args: { children: 'Use another number', onClick: fn() },
  argTypes: {
    tone: { control: 'radio', options: textButtonTones },
    scale: { control: 'radio', options: textButtonScales },
    children: { control: 'text' },
  },
});

/** What is beside the point: another way, a step back. */
export const Default = meta.story({
  play: async ({ args, canvas }) => {
    await press(canvas, 'Use another number');
    await expect(args.onClick).toHaveBeenCalledOnce();
    // WCAG 2.2, 2.5.8.
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { tone: 'accent', scale: 'body' } });

/** Each tone and scale, as a button and as a link, alone and after words. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      {textButtonTones.map((tone) => (
        <Sample key={tone} name={tone}>
          {textButtonScales.map((scale) => (
            <p key={scale}>
              <TextButton tone={tone} scale={scale}>
                <Icon icon={ChevronLeft} size={16} />
                {scale}
              </TextButton>
            </p>
          ))}
          <Text>
            New here?{' '}
            <TextLink tone={tone} href="/login">
              Create an account
            </TextLink>
          </Text>
        </Sample>
      ))}
    </Samples>
  ),
});

/** Words without end on a phone of 320 px wrap, and stand at the side where the language begins. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: { children: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(3) },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(320);
    await expect(height).toBeGreaterThan(40);
  },
});
