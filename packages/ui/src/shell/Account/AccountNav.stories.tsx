import { accountScenarios as scenarios } from '@galleria/mocks/scenarios/account.ts';
import { useAccountNav } from '@galleria/storefront/shell/useAccountNav.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, within, waitFor } from 'storybook/test';
import { AccountLayout } from './AccountLayout.tsx';
import { AccountNav, type AccountNavProps } from './AccountNav.tsx';

/** In its column, beside an empty page. */
const InFrame = (props: AccountNavProps) => <AccountLayout menu={<AccountNav {...props} />} />;

const meta = preview.meta({ ...live(InFrame, useAccountNav, { ground: 'page', about: AccountNav }), title: 'Shell/Account menu' });

/** Beside a page: whose it is, the groups, what waits, and the present entry. */
export const Default = meta.story({
  parameters: on(scenarios.ready, '/order/refund_detail?refundOrderNo=RE1'),
  tags: ['visual:dark', 'visual:th', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Refunds/ })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1));
    await expect(await canvas.findByRole('link', { name: 'Open a shop' })).toHaveAttribute('href', '/users/merchant_settled?menuCur=70');
    await expect(canvas.getByRole('link', { name: /^Reviews/ })).toHaveAttribute('href', '/users/evaluation_list?menuCur=333');
  },
});

/** The server's entries are on their way; their places are kept. */
export const Loading = meta.story({ parameters: on(scenarios.loading, '/users/points') });

/** The server's menu did not come: the pages that are always there, a word that it is not all, and a way to try again. */
export const MenuFailed = meta.story({
  parameters: on(scenarios.menuFailed, '/users/order_list'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ananya Rao')).toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Addresses' })).not.toBeInTheDocument();
    await expect(await canvas.findByRole('link', { name: 'Orders' })).toBeInTheDocument();
    // Folded away on a narrow page.
    await expect(await canvas.findByText('Part of the menu could not be loaded.')).toBeInTheDocument();
    await expect(canvas.getByText('Try again')).toBeInTheDocument();
  },
});

/** The session has ended: the pages stay, nothing waits any more, and the head is the way to sign in. */
export const SignedOut = meta.story({
  parameters: on(scenarios.signedOut, '/users/order_list'),
  tags: ['visual:dark'],
  args: { onSignIn: fn() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Sign in')).toBeInTheDocument();
    await expect(canvas.getByText('Addresses')).toBeInTheDocument();
    await expect(canvas.getByText('Followed shops')).toBeInTheDocument();
    await expect(canvas.queryByText('Part of the menu could not be loaded.')).not.toBeInTheDocument();
    canvas.getByText('Sign in').closest('button')?.click();
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

/** The operator has entries of its own: one by its name, whose picture does not come; one that leads out of the shop is left out. */
export const AddedEntries = meta.story({
  parameters: on(scenarios.addedEntries, '/users/gift_cards'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Gift cards/ })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByText('A way out of the shop')).not.toBeInTheDocument();
  },
});

/** A nickname without an end and ten digits of points. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, '/users') });

/** A page too narrow for two columns: a bar with the present entry, unfolded. Choosing an entry folds it again. */
export const Unfolded = meta.story({
  parameters: on(scenarios.ready, '/users/points?tab=detail'),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    // On a wide page the bar is not shown, so it has no role there.
    const bar = (await canvas.findByText('Account:')).closest('button');
    if (!bar) throw new Error('The menu has no bar.');
    await expect(bar).toHaveTextContent('Account: Points');
    await expect(bar).toHaveAttribute('aria-expanded', 'false');
    bar.click();
    await expect(await canvas.findByRole('link', { name: /^Refunds/ })).toBeInTheDocument();
    await waitFor(() => expect(bar).toHaveAttribute('aria-expanded', 'true'));
    await expect(within(canvas.getByRole('navigation')).getByRole('link', { name: /^Points/ })).toHaveAttribute('aria-current', 'page');
    await user.click(canvas.getByRole('link', { name: /^Orders/ }));
    await waitFor(() => expect(bar).toHaveTextContent('Orders'));
    await waitFor(() => expect(bar).toHaveAttribute('aria-expanded', 'false'));
    bar.click();
    await waitFor(() => expect(bar).toHaveAttribute('aria-expanded', 'true'));
  },
});
