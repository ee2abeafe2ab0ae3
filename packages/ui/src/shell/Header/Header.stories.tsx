import { ananya } from '@galleria/mocks/market/seed.ts';
import { headerScenarios as scenarios } from '@galleria/mocks/scenarios/header.ts';
import { useHeader } from '@galleria/storefront/shell/useHeader.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../state/resource.ts';
import { Header } from './Header.tsx';
import type { HeaderProps } from './Header.types.ts';

// Only who holds the page can change its language.
const onLocale = fn<HeaderProps['onLocale']>();
const stays: Outcome = { status: 'done' };

const meta = preview.meta({
  ...live(Header, () => useHeader(onLocale), { place: 'header' }),
  title: 'Shell/Header',
  beforeEach: () => void onLocale.mockReset().mockResolvedValue(stays),
});

/** Nobody is signed in: a way to sign in, and no count on the cart. The first stop of the Tab key skips the bar. */
export const Guest = meta.story({
  parameters: on(scenarios.guest),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas, userEvent }) => {
    const bar = within(await canvas.findByRole('banner'));
    await expect(bar.getByRole('search')).toBeVisible();
    const [skip, home, cart] = bar.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect([skip, home, cart]).toEqual(['#content', '/', '/order/shopping_cart']);
    await expect(canvas.queryByRole('button', { name: new RegExp(ananya.nickname) })).toBeNull();
    await userEvent.tab();
    await expect(bar.getAllByRole('link')[0]).toHaveFocus();
    await userEvent.tab();
    await expect(bar.getAllByRole('link')[1]).toHaveFocus();
    bar.getAllByRole('link')[1]?.blur();
  },
});

/** The operator has a logo: it stands where the drawn one was, and leads home by the same name. */
export const OperatorLogo = meta.story({
  parameters: on(scenarios.logo('/icon.svg')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Galleria, home' });
    await waitFor(() => expect(home.querySelector('img')).toHaveAttribute('src', '/icon.svg'));
    await expect(home.querySelector('img')).toHaveAttribute('alt', 'Galleria, home');
    await expect(home).not.toHaveTextContent('Galleria');
  },
});

/** The operator's logo does not come: the drawn one stays. */
export const OperatorLogoFailed = meta.story({
  parameters: on(scenarios.logo('/pictures/there-is-none.svg'), '/about/us'),
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Galleria, home' });
    await waitFor(() => expect(home).toHaveTextContent('Galleria'));
    await waitFor(() => expect(home.querySelector('img')).toBeNull());
  },
});

/** An address that no picture may be loaded from is no logo. */
export const OperatorLogoUnsafe = meta.story({
  parameters: on(scenarios.logo('http://logo.example/logo.png'), '/contact/us'),
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: 'Galleria, home' });
    await expect(home).toHaveTextContent('Galleria');
    await expect(home.querySelector('img')).toBeNull();
  },
});

/** Somebody is signed in: portrait and nickname instead of the way to sign in. */
export const SignedIn = meta.story({
  parameters: on(scenarios.signedIn, '/about/us'),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: `Your account ${ananya.nickname}` })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sign in' })).toBeNull();
  },
});

/** Who is signed in is not known yet: the portrait's place is kept, and the way out is there already. */
export const AccountLoading = meta.story({
  parameters: on(scenarios.unknown),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Your account' });
    await user.click(button);
    await expect(await canvas.findByRole('button', { name: 'Sign out' })).toBeVisible();
    await user.click(button);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull());
  },
});

/** The account menu: who it is, the balance of points, the ways in, and the way out. */
export const AccountMenuOpen = meta.story({
  parameters: on(scenarios.signedIn),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    const name = new RegExp(ananya.nickname);
    await user.click(await canvas.findByRole('button', { name }));
    const panel = within(await canvas.findByRole('group', { name }));
    await expect(await panel.findByText('2,480')).toBeVisible();
    const ways = panel.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(ways).toEqual(['/users', '/users/order_list?menuCur=111', '/users/points']);
    await expect(panel.getByRole('button')).toBeVisible();
  },
});

/** Somebody buys without an account: the menu has a way to one, and asks before the orders are out of reach. */
export const VisitorSignsOut = meta.story({
  parameters: on(scenarios.visitor),
  tags: ['visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Your account Guest' });
    await user.click(button);
    await expect(await canvas.findByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/login');
    await user.click(canvas.getByRole('button', { name: 'Sign out' }));
    const stay = await screen.findByRole('button', { name: 'Stay signed in' });
    await waitFor(() => expect(stay).toHaveFocus());
    await user.click(stay);
    await waitFor(() => expect(button).toHaveFocus());
    // Asked again, and meant.
    await user.click(button);
    await user.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Sign out?' })).toBeVisible();
  },
});

/** Signing out from the account menu: the bar is a guest's again. */
export const SignedOut = meta.story({
  parameters: on(scenarios.cart(3), '/contact/us'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart 3 items' })).toBeVisible();
    await user.click(await canvas.findByRole('button', { name: `Your account ${ananya.nickname}` }));
    await user.click(await canvas.findByRole('button', { name: 'Sign out' }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart' })).toBeVisible();
    await user.click(canvas.getByRole('combobox'));
  },
});

/** The categories, opened by hover: what is in the one that is pointed at stands beside the list. */
export const CategoryMenuOpen = meta.story({
  parameters: on(scenarios.guest),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas, step }) => {
    const button = within(await canvas.findByRole('navigation')).getByRole('button');
    await step('By keyboard', async () => {
      button.focus();
      await user.keyboard('{ArrowDown}');
      await canvas.findByRole('button', { name: 'Fashion' });
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Fashion' })).toHaveFocus());
      await user.keyboard('{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(canvas.getAllByRole('link', { name: /Bags and watches/ })[0]).toHaveFocus());
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    });
    await step('By hover', async () => {
      button.blur();
      await user.hover(button);
      await user.pointer({ target: await canvas.findByRole('button', { name: 'Electronics' }) });
      const link = await canvas.findByRole('link', { name: 'Headphones' });
      await expect(link).toHaveAttribute('href', '/goods/goods_search?cid=3101');
    });
  },
});

/** The categories are on their way: list and panel in their layout. */
export const CategoryMenuLoading = meta.story({
  parameters: on(scenarios.categoriesLoading),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'All categories' }));
    await expect(await canvas.findByText('Loading categories…')).toBeInTheDocument();
  },
});

/** The categories did not come: it says so, and asks again. */
export const CategoryMenuFailed = meta.story({
  parameters: on(scenarios.categoriesFailed),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await user.click(within(await canvas.findByRole('navigation')).getByRole('button'));
    await user.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The categories could not be loaded.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

/** The drop-down of the search box is open; the category of the page is chosen in it. */
export const SearchCategoryOpen = meta.story({
  parameters: on(scenarios.guest, '/goods/goods_search?title=bag&cid=2000'),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Category Bags and watches' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'Bags and watches' })).toHaveAttribute('aria-checked', 'true');
    await expect(canvas.getByRole('menuitemradio', { name: 'All' })).toHaveAttribute('aria-checked', 'false');
    await expect(canvas.getByRole('combobox')).toHaveValue('bag');
  },
});

/** Words in a category that was chosen: the address of the search is that of the page now. An empty search goes nowhere. */
export const Searched = meta.story({
  parameters: on(scenarios.guest, '/contact/us'),
  play: async ({ canvas }) => {
    await press(canvas, 'Search');
    await expect(canvas.getByRole('link', { name: 'Contact' })).toHaveAttribute('aria-current', 'page');
    await press(canvas, 'Category All');
    await user.click(await canvas.findByRole('menuitemradio', { name: 'Electronics' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Category Electronics' })).toHaveFocus());
    await user.type(canvas.getByRole('combobox'), ' head  phones{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Contact' })).not.toHaveAttribute('aria-current'));
    await expect(canvas.getByRole('button', { name: 'Category Electronics' })).toBeVisible();
  },
});

/** The list of the search box did not come: all goods can be searched, and it can be asked for again. */
export const SearchCategoryFailed = meta.story({
  parameters: on(scenarios.categoriesFailed),
  play: async ({ canvas }) => {
    await press(canvas, 'Category All');
    await user.click(await canvas.findByRole('menuitem', { name: 'Could not be loaded. Try again' }));
    await waitFor(() => expect(canvas.getByRole('menuitemradio', { name: 'All' })).toHaveFocus());
    await expect(await canvas.findByRole('menuitem', { name: 'Could not be loaded. Try again' })).toBeVisible();
  },
});

/** Three lines in the cart. */
export const CartCount = meta.story({
  parameters: on(scenarios.cart(3)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart 3 items' })).toBeVisible();
    await canvas.findByRole('button', { name: `Your account ${ananya.nickname}` });
  },
});

/** More lines than the badge shows. */
export const CartCountOver99 = meta.story({
  parameters: on(scenarios.cart(120)),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Cart more than 99 items' })).toHaveTextContent('99+');
    const account = await canvas.findByRole('button', { name: `Your account ${ananya.nickname}` });
    const badge = await canvas.findByText('99+');
    await expect(account.getBoundingClientRect().left - badge.getBoundingClientRect().right).toBeGreaterThanOrEqual(4);
  },
});

/** A nickname of 60 characters is cut in the bar, whole for screen readers and in the menu, and moves nothing. */
export const LongNickname = meta.story({
  parameters: on(scenarios.longNickname),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: /Rao-Iyer$/ }));
    const panel = await canvas.findByRole('group');
    await expect(panel).toHaveTextContent('Rao-Iyer');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** The languages, each in its own name; the one of the page is marked. */
export const LanguageMenuOpen = meta.story({
  parameters: on(scenarios.guest),
  tags: ['visual:dark', 'visual:th'],
  play: async ({ canvas, globals }) => {
    const button = await canvas.findByRole('button', { name: /English|ไทย/ });
    await user.click(button);
    await user.click(await canvas.findByRole('menuitemradio', { name: 'Français' }));
    await waitFor(() => expect(onLocale).toHaveBeenCalledWith('fr'));
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await expect(await canvas.findAllByRole('menuitemradio')).toHaveLength(6);
    await expect(canvas.getByRole('menuitemradio', { checked: true })).toHaveAttribute('lang', String(globals['locale']));
  },
});

/** The texts of a language do not come: the page stays as it is, and says so. */
export const LanguageFailed = meta.story({
  parameters: on(scenarios.guest),
  play: async ({ canvas, canvasElement }) => {
    onLocale.mockResolvedValue({ status: 'failed', error: { kind: 'transport' } });
    await user.click(await canvas.findByRole('button', { name: 'Language English' }));
    await user.click(await canvas.findByRole('menuitemradio', { name: 'Français' }));
    await expect(await within(canvasElement.ownerDocument.body).findByText(/couldn’t reach Galleria/)).toBeVisible();
  },
});

/** No browser lets a page add a bookmark: which keys do it. */
export const BookmarkHint = meta.story({
  parameters: on(scenarios.guest),
  tags: ['visual:dark'],
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Bookmark' }));
    const panel = await canvas.findByRole('group', { name: 'Bookmark' });
    await expect(panel).toHaveTextContent(/Ctrl \+ D|⌘ \+ D/);
    await waitFor(() => expect(panel).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null));
  },
});

/** Very long names, markup in a nickname, a portrait that is missing, nine digits of points. */
export const Hostile = meta.story({
  parameters: on(scenarios.hostile, '/goods/goods_search?title=Donaudampfschifffahrtsgesellschaftskapit%C3%A4nsm%C3%BCtze&cid=2000'),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Category Bags and watches & Rindfleisch/ });
    await user.click(await canvas.findByRole('button', { name: /Your account <img/ }));
    await expect(await canvas.findByText('99,99,99,999')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
