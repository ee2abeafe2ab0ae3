import { Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Logo } from '../../components/Logo/index.ts';
import { PageLayout, pageLayoutGrounds } from './PageLayout.tsx';

const meta = preview.meta({
  title: 'Shell/Page layout',
  component: PageLayout,
  parameters: { layout: 'fullscreen' },
  args: { children: <EmptyState title="Shopping pages stand on white" description="The goods are the colour." /> },
  argTypes: {
    ground: { control: 'select', options: pageLayoutGrounds },
    header: { control: false },
    footer: { control: false },
    children: { control: false },
  },
});

/** A shopping page: no boxes, no grey. The content can be reached by a link from the bar. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
});

/** Every property by hand; here a working page with something above it and below. */
export const Playground = meta.story({
  args: {
    ground: 'page',
    header: (
      <Place as="pane">
        <Logo />
      </Place>
    ),
    footer: <Place as="pane">© 2024 Galleria</Place>,
    loading: true,
    children: <EmptyState title="Working pages stand on grey" description="Their panels are white." />,
  },
});

/** Unbroken text is wider than any column: it breaks, and the page does not scroll sideways. */
export const Hostile = meta.story({
  args: { children: <p>{'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(40)}</p> },
  tags: ['visual:mobile'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
