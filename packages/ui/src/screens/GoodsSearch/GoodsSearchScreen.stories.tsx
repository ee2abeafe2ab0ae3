import { goodsSearchScenarios as scenarios } from '@galleria/mocks/scenarios/goodsSearch.ts';
import { useGoodsSearchScreen } from '@galleria/storefront/screens/useGoodsSearchScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { follow, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { GoodsSearchScreen } from './GoodsSearchScreen.tsx';

const at = (query = '') => `/goods/goods_search${query && `?${query}`}`;
const meta = preview.meta({ ...live(GoodsSearchScreen, useGoodsSearchScreen), title: 'Screens/Goods search' });

/** The prices of the goods, in the order of the page. */
const pricesOf = (canvas: { getAllByRole: (role: 'article') => HTMLElement[] }) =>
  canvas.getAllByRole('article').map((card) => Number(card.querySelector('p span')?.textContent.replace(/[^\d.]/g, '')));

/** Words and a category in the address: what was found, how many, sorted, narrowed and with pages. */
export const Default = meta.story({
  parameters: on(scenarios.ready, at('cid=3000')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(20);
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const sorts = canvas.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('sort='));
    await expect(sorts.map((link) => link.getAttribute('href'))).toEqual(
      ['sales', 'new', 'price-asc', 'price-desc'].map((sort) => at(`cid=3000&sort=${sort}`)),
    );
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(document.querySelector('[aria-current=page][href*=goods_search]')).toHaveTextContent('1');
  },
});

/** The results are on their way, in the layout that they will have. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at('title=linen')) });

/** Another order was asked for: what was found before stays, dimmed, while it comes. */
export const Refreshing = meta.story({
  parameters: on(scenarios.sortedNever, at('title=linen')),
  tags: ['visual:dark'],
  play: async ({ canvas, canvasElement }) => {
    const before = (await canvas.findAllByRole('article')).map((card) => card.textContent);
    await follow(canvas, 'Price: low to high');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true'));
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy=true]')).not.toBeNull());
    const cards = [...canvasElement.querySelectorAll('article')];
    await expect(cards.map((card) => card.textContent)).toEqual(before);
  },
});

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, at('title=linen')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The search is being mended\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** Nothing matches: another word may, and there are goods that anybody may like. */
export const Empty = meta.story({
  parameters: on(scenarios.ready, at('title=zeppelin')),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/zeppelin/);
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: /filter|กรอง/ })).not.toBeInTheDocument();
  },
});

/** No goods match, but shops do; and within a price they cannot match at all. */
export const EmptyButShops = meta.story({
  parameters: on(scenarios.ready, at('title=Kiln&min=900000')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show matching shops' })).toHaveAttribute(
      'href',
      at('title=Kiln&min=900000&tab=shops'),
    );
    await expect(canvas.getByRole('link', { name: 'Remove filters' })).toHaveAttribute('href', at('title=Kiln'));
    await expect(canvas.getByRole('heading', { name: 'No matching items' })).toBeVisible();
    await expect(canvas.getByText('Try another word, or remove a filter.')).toBeVisible();
  },
});

/** The cheapest first. */
export const SortedByPriceUp = meta.story({
  parameters: on(scenarios.ready, at('cid=3000&sort=price-asc')),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const prices = pricesOf(canvas);
    await expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    await expect(canvas.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
  },
});

/** The dearest first. */
export const SortedByPriceDown = meta.story({
  parameters: on(scenarios.ready, at('cid=3000&sort=price-desc')),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    const prices = pricesOf(canvas);
    await expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    await expect(canvas.getByRole('link', { name: 'Price: high to low' })).toHaveAttribute('aria-current', 'true');
  },
});

/** What sold most comes first. */
export const SortedBySales = meta.story({
  parameters: on(scenarios.ready, at('cid=3000&sort=sales')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(10);
    await expect(canvas.getByRole('link', { name: 'Best selling' })).toHaveAttribute('aria-current', 'true');
  },
});

/** What came last comes first. */
export const SortedByNew = meta.story({
  parameters: on(scenarios.ready, at('cid=3000&sort=new')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(10);
    await expect(canvas.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'true');
  },
});

/** Between two prices, both of them included. */
export const PriceRange = meta.story({
  parameters: on(scenarios.ready, at('min=1000&max=1500&sort=price-asc')),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(pricesOf(canvas).every((price) => price >= 1000 && price <= 1500)).toBe(true);
    await expect(canvas.getByRole('textbox', { name: 'Lowest price' })).toHaveValue('1000');
    await user.clear(canvas.getByRole('textbox', { name: 'Highest price' }));
    await user.type(canvas.getByRole('textbox', { name: 'Highest price' }), '1,200{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', at('sort=new&min=1000&max=1200')));
    await waitFor(() => expect(pricesOf(canvas).every((price) => price >= 1000 && price <= 1200)).toBe(true));
  },
});

/** The lowest price is above the highest: they are exchanged, and that is said. */
export const PriceRangeUpsideDown = meta.story({
  parameters: on(scenarios.ready, at('min=1500&max=1000')),
  tags: ['visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('article');
    await expect(canvas.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value)).toEqual(['1000', '1500']);
    await expect(pricesOf(canvas).every((price) => price >= 1000 && price <= 1500)).toBe(true);
    await expect(canvas.getAllByRole('status').some(({ textContent }) => textContent !== '')).toBe(true);
  },
});

/** A category of the third level: the way to it, and what is beside it. */
export const ByCategory = meta.story({
  parameters: on(scenarios.ready, at('cid=3101')),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Headphones/ })).toBeVisible();
    const steps = canvas.getByRole('navigation', { name: 'You are here' }).querySelectorAll('a');
    await expect([...steps].map((step) => step.getAttribute('href'))).toEqual(['/', at('cid=3000'), at('cid=3100')]);
    await expect(canvas.getByRole('link', { name: 'Radios' })).toHaveAttribute('href', at('cid=3102'));
    await expect(canvas.getByRole('link', { name: 'All in Sound' })).toHaveAttribute('href', at('cid=3100'));
  },
});

/** Shops, narrowed by their type and what they sell; each with three of its goods. */
export const ShopsFound = meta.story({
  parameters: on(scenarios.ready, at('tab=shops&type=3')),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    const shops = await canvas.findAllByRole('article');
    await expect(shops.length).toBeGreaterThan(3);
    await expect(document.querySelectorAll(`a[href^="${at('tab=shops&type=')}"]`).length).toBeGreaterThan(3);
    await expect(document.querySelector(`a[href="${at('tab=shops&type=3&self=1')}"]`)).not.toBeNull();
    await expect(document.querySelector(`a[href="${at('tab=shops&type=3&classification=2')}"]`)).not.toBeNull();
  },
});

/** No shop is like that. */
export const NoShops = meta.story({
  parameters: on(scenarios.ready, at('title=zeppelin&tab=shops&type=1&self=1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No matching shops' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Remove filters' })).toHaveAttribute('href', at('title=zeppelin&tab=shops'));
    await expect(canvas.getByText('Try another word, or remove a filter.')).toBeVisible();
  },
});

/** The shops could not be loaded. */
export const ShopsFailed = meta.story({
  parameters: on(scenarios.shopsFailed, at('tab=shops')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** Nothing is looked for yet: what many search for is offered first. */
export const HotSearch = meta.story({
  parameters: on(scenarios.ready, at()),
  tags: ['visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'running shoe' })).toHaveAttribute('href', at('title=running+shoe'));
    await expect(await canvas.findAllByRole('article')).toHaveLength(20);
  },
});

/** The last page of many, found from an address far beyond it. */
export const LastPage = meta.story({
  parameters: on(scenarios.ready, at('page=9999')),
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('link', { name: 'Next page' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect((await canvas.findAllByRole('article')).length).toBeLessThanOrEqual(20);
    await waitFor(() => expect(document.title).toMatch(/ – Page \d+ – Galleria$/));
  },
});

/** A category that is not in the tree, with nothing in it. */
export const UnknownCategory = meta.story({
  parameters: on(scenarios.ready, at('cid=987654')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Other category/ })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Nothing in this category yet' })).toBeVisible();
    await expect(canvas.getByText('Try another category.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See all items' })).toHaveAttribute('href', at());
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(4);
  },
});

/** Nothing is in a category: the one that it is in leads on, and all there is. */
export const EmptyCategory = meta.story({
  parameters: on(scenarios.emptyCategory, at('cid=3101')),
  tags: ['visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(10);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    // In the row of categories and below the sentence.
    await expect(links.filter((href) => href === at('cid=3100')).length).toBeGreaterThan(1);
    await expect(links).toContain(at());
  },
});

/** No categories and no words that many search for: the goods stand alone. */
export const Bare = meta.story({ parameters: on(scenarios.bare, at()) });

/** What is beside the goods could not be loaded: the goods stand alone. */
export const Alone = meta.story({
  parameters: on(scenarios.alone, at('title=linen&cid=1000')),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
    await waitFor(() => expect(canvas.queryByText('Popular searches')).not.toBeInTheDocument());
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^“linen” \d/);
  },
});

/** The page is turned by keys: reading goes on at its head. */
export const Turned = meta.story({
  parameters: on(scenarios.ready, at()),
  play: async ({ canvas }) => {
    (await canvas.findByRole('link', { name: 'Page 2' })).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page'));
    await expect(document.title).toBe('All items – Page 2 – Galleria');
  },
});

/** Somebody types: searches of before and of others, and goods with such names are offered below the field, which keeps the focus. */
export const SuggestionsOpen = meta.story({
  parameters: { ...on(scenarios.ready, at('title=teapot')), withHeader: true },
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  beforeEach: () => {
    localStorage.setItem('galleria.recentSearches', JSON.stringify(['linen shirt', 'running shoe', 'tea towel']));
    return () => localStorage.clear();
  },
  play: async ({ canvas, canvasElement }) => {
    const field = within(await canvas.findByRole('banner')).getByRole('combobox');
    await user.clear(field);
    await expect(await canvas.findAllByRole('option')).toHaveLength(3 + 6);
    await user.type(field, 'te');
    await waitFor(() => expect(canvasElement.querySelectorAll('[role=option] img')).toHaveLength(6));
    await expect(canvas.getByRole('option', { name: 'tea towel' })).toBeVisible();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}');
    const marked = canvas.getByRole('option', { selected: true });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', marked.id));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('te');
  },
});

/** Markup and two thousand letters in the address, hostile names, no pictures, prices of nothing and of eleven digits. */
export const Hostile = meta.story({
  parameters: on(
    scenarios.hostile,
    at(`title=${encodeURIComponent(`<zeppelin>${'👜'.repeat(2000)}`)}&min=NaN&max=-1&sort=<b>&page=1e9&cid=x`),
  ),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/<zeppelin>👜/);
    await expect(await canvas.findByRole('heading', { name: 'No matching shops or items' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** The same without words: everything is found. */
export const HostileResults = meta.story({ parameters: on(scenarios.hostile, at('cid=1101')), tags: ['visual:mobile'] });
