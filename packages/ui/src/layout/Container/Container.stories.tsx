import { Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { PageHeader } from '../PageHeader/index.ts';
import { Panel } from '../Panel/index.ts';
import { Container, containerElements } from './Container.tsx';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  parameters: { layout: 'fullscreen' },
  args: { children: <Panel tone="sunken">What stands on the page</Panel> },
  argTypes: { as: { control: 'select', options: containerElements }, children: { control: false } },
});

/** On a page that has no `PageLayout`: nothing touches the edge of the window. */
export const Default = meta.story({
  tags: ['visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    const { left, right } = canvas.getByText('What stands on the page').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(16);
    await expect(right).toBeLessThanOrEqual(canvasElement.clientWidth - 16);
  },
});

/** Every property by hand; here the content of the page itself. */
export const Playground = meta.story({
  args: { as: 'main', children: <PageHeader title="Gift cards" description="Sent by e-mail, for everything in the shop." /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
  },
});

/** In a place that is narrower than the window it is as wide as its place. */
export const AllVariants = meta.story({
  parameters: { layout: 'padded' },
  render: (args) => (
    <Samples>
      {(['div', 'section'] as const).map((element) => (
        <Sample key={element} name={element}>
          <Container {...args} as={element} />
        </Sample>
      ))}
    </Samples>
  ),
});

/** Unbroken text in a panel is wider than any column: it breaks, and the page does not scroll sideways. */
export const Hostile = meta.story({
  args: { children: <Panel tone="sunken">{'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(20)}</Panel> },
  tags: ['visual:mobile'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
