import preview from '@galleria/storybook/preview.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import { expect, fn } from 'storybook/test';
import { Select } from '../../components/Select/index.ts';
import { type Account, Header } from './Header.tsx';

const guest: Account = { status: 'guest' };
const signedIn = (nickname?: string): Account => ({ status: 'signedIn', nickname });

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    account: guest,
    links: { home: '#home', orders: '#orders', content: '#content' },
    texts: {
      label: 'Galleria',
      home: 'Galleria, home',
      skip: 'Skip to the content',
      signIn: 'Sign in',
      signOut: 'Sign out',
      orders: 'My orders',
    },
    language: (
      <Select
        label="Language"
        options={[
          { value: 'en', text: 'English' },
          { value: 'th', text: 'ไทย', lang: 'th' },
        ]}
      />
    ),
    onSignIn: fn(),
    onSignOut: fn(),
  },
  argTypes: { language: { control: false } },
  render: (args) => (
    <>
      <Header {...args} />
      <main id="content" />
    </>
  ),
});

/** Nobody is signed in. The first stop of the Tab key skips the bar. */
export const Guest = meta.story({
  play: async ({ canvas, args }) => {
    await shopper.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveAttribute('href', '#content');
  },
});

/** Somebody is signed in: the way to the orders, the name, and the way out. */
export const SignedIn = meta.story({
  args: { account: signedIn('Ananya') },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '#orders');
    await shopper.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** A nickname that does not fit: it is cut in the bar, and whole for screen readers and in its title. */
export const LongNickname = meta.story({
  args: { account: signedIn('Donaudampfschifffahrtsgesellschaftskapitän Ananya Rao of Bengaluru') },
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle(/of Bengaluru$/)).toHaveTextContent(/of Bengaluru$/);
  },
});
