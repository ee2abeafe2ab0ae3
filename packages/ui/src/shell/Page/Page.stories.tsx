import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { Header, type HeaderProps } from '../Header/index.ts';
import { Page, pageGrounds } from './Page.tsx';

const header: HeaderProps = {
  account: { status: 'guest' },
  links: { home: '#home', orders: '#orders', content: '#content' },
  texts: {
    label: 'Galleria',
    home: 'Galleria, home',
    skip: 'Skip to the content',
    signIn: 'Sign in',
    signOut: 'Sign out',
    orders: 'My orders',
  },
  onSignIn: fn(),
  onSignOut: fn(),
};

const meta = preview.meta({
  title: 'Shell/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: { children: <EmptyState title="Shopping pages stand on white" text="The goods are the colour." /> },
  argTypes: { ground: { control: 'select', options: pageGrounds }, header: { control: false }, children: { control: false } },
});

/** A shopping page: no boxes, no grey. The content can be reached by a link from the bar. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content');
  },
});

/** Every property by hand; here a working page with a bar. */
export const Playground = meta.story({
  args: {
    ground: 'page',
    header: <Header {...header} />,
    children: <EmptyState title="Working pages stand on grey" text="Their panels are white." />,
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
