import { inPlace } from '@galleria/storybook/kit/board.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { Heart, MapPin, Package } from 'lucide';
import { expect, fn, waitFor } from 'storybook/test';
import { UserMenu } from './UserMenu.tsx';

const links = [
  { href: '#orders', label: 'My orders', icon: Package },
  { href: '#wishes', label: 'Wish list', icon: Heart },
  { href: '#addresses', label: 'Addresses', icon: MapPin },
];
const long = 'Donaudampfschifffahrtsgesellschaftskapitänin Ananya Rao-Iyer';

const meta = preview.meta({
  title: 'Patterns/User menu',
  component: UserMenu,
  args: {
    user: { nickname: 'Ananya', avatar: '', points: '1,240' },
    links,
    accountHref: '#account',
    texts: { account: 'Your account:', points: 'Points', toAccount: 'Go to your account', signOut: 'Sign out' },
    onSignOut: fn(),
  },
  argTypes: { signingOut: { control: 'boolean' } },
});

/** At rest in the bar: portrait and nickname, and a name that says what the button is. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Your account: Ananya' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Every property by hand; press the button after a change. */
export const Playground = meta.story({
  args: { user: { nickname: 'Mali', avatar: '', points: '0' }, links: links.slice(0, 1) },
  play: async ({ canvas }) => {
    await press(canvas, 'Your account: Mali');
    await expect(await canvas.findByRole('link', { name: 'My orders' })).toBeVisible();
  },
});

/** Open: who it is, the balance, the ways in, and the way out. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas, args }) => {
    await press(canvas, 'Your account: Ananya');
    await expect(await canvas.findByText('1,240')).toBeVisible();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveAttribute('href', '#account');
    await expect(canvas.getByRole('link', { name: 'My orders' })).toHaveAttribute('href', '#orders');
    await press(canvas, 'Sign out');
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
});

/** A nickname of 60 characters, nine digits of points and Thai links on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    user: { nickname: long, avatar: 'data:image/svg+xml,unreadable', points: '99,99,99,999' },
    links: links.map((link) => ({ ...link, label: 'คำสั่งซื้อและรายการโปรดทั้งหมดของคุณในร้านค้านี้' })),
    texts: {
      account: 'Ihr Konto:',
      points: 'Treuepunkteguthaben',
      toAccount: 'Zu Ihrem Kundenkonto bei Galleria wechseln',
      signOut: 'Abmelden',
    },
  },
  play: async ({ canvas }) => {
    await press(canvas, `Ihr Konto: ${long}`);
    const panel = await canvas.findByRole('group');
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(panel.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth - 8);
  },
});

/** By keys alone: into the panel, and back to the button by Escape. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Your account: Ananya' });
    await user.tab();
    await user.keyboard('{Enter}');
    await canvas.findByRole('group');
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Go to your account' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('group')).toBeNull());
  },
});

/** The shopper is being signed out: no second press counts. */
export const SigningOut = meta.story({
  args: { signingOut: true },
  play: async ({ canvas, args }) => {
    await press(canvas, 'Your account: Ananya');
    await press(canvas, 'Sign out');
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
});

/** It is not known yet who is signed in: the place of portrait and name is kept, and the ways in and out are there. */
export const Unknown = meta.story({
  args: { user: undefined },
  play: async ({ canvas }) => {
    await press(canvas, 'Your account:');
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
  },
});
