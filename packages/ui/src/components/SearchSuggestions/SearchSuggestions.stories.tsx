import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { createContext, useContext, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox, type SuggestionsSlot } from '../SearchBox/index.ts';
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx';

type Offer = Omit<SearchSuggestionsProps, keyof SuggestionsSlot>;

const boxTexts = {
  label: 'Goods',
  field: 'Search for items',
  category: 'Category',
  all: 'All',
  submit: 'Search',
  clear: 'Clear the search',
};
const onSearch = fn();
const bag = { id: 1, name: 'Mira structured leather handbag, two-tone', image: pictureOf('handbag'), price: '6490' };
const radio = { id: 4, name: 'Pocket world-band radio', image: pictureOf('radio'), price: '2199' };

const meta = preview.meta({
  title: 'Components/Search suggestions',
  component: SearchSuggestions,
  decorators: [inPlace('form')],
  args: {
    recent: ['linen shirt', 'teapot'],
    popular: ['running shoe', 'headphones'],
    goods: [bag, radio],
    onOpen: fn(),
    onForget: fn(),
    onForgetAll: fn(),
    texts: {
      label: 'Suggestions',
      recent: 'Your searches',
      popular: 'Popular searches',
      goods: 'Items',
      forget: (words: string) => `Remove “${words}”`,
      forgetAll: 'Clear all',
      count: (count: number) => `${count} results`,
    },
    // What the box tells it takes the place of these.
    text: '',
    box: { current: null },
    input: { current: null },
    listId: '',
    onPopup: fn(),
    onText: fn(),
    onPick: fn(),
  },
  argTypes: {
    text: { control: false },
    box: { control: false },
    input: { control: false },
    listId: { control: false },
    texts: { control: 'object' },
    recent: { control: 'object' },
    popular: { control: 'object' },
    goods: { control: 'object' },
  },
  beforeEach: () => void onSearch.mockClear(),
  render: (args) => <Box offer={args} />,
});

const Offered = createContext<Offer | undefined>(undefined);

/** A search box that offers them, and forgets what it is told to. */
const Box = ({ offer }: { offer: Offer }) => (
  <Offered value={offer}>
    <SearchBox categories={[]} texts={boxTexts} onSearch={onSearch} Suggestions={Suggestions} />
  </Offered>
);

function Suggestions(slot: SuggestionsSlot) {
  const offer = useContext(Offered);
  const [recent, setRecent] = useState(offer?.recent ?? []);
  if (!offer) return null;
  const forget = (words: string) => {
    offer.onForget(words);
    setRecent(recent.filter((one) => one !== words));
  };
  const forgetAll = () => {
    offer.onForgetAll();
    setRecent([]);
  };
  return <SearchSuggestions {...offer} {...slot} recent={recent} onForget={forget} onForgetAll={forgetAll} />;
}

/** The field has the focus: the list is open, nothing is marked, and the focus stays in the field. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('combobox', { name: 'Search for items' }));
    await expect(await canvas.findByRole('listbox', { name: 'Suggestions' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('option')).toHaveLength(6);
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.queryByRole('option', { selected: true })).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** Every property by hand; press into the field after a change. */
export const Playground = meta.story({
  args: { recent: [] },
  play: async ({ canvas }) => user.click(canvas.getByRole('combobox')),
});

/** Searches of before and of others, goods without a picture, and a marked one. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  args: { goods: [bag, { ...radio, image: '' }] },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('combobox'));
    await canvas.findByRole('listbox');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'teapot' })).toHaveAttribute('aria-selected', 'true'));
  },
});

/** Long, unbroken and Thai words on a phone of 320 px: lines grow, and the buttons that forget stay beside theirs. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    recent: ['Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung', '<img src=x onerror=alert(1)>'],
    popular: ['หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนสำหรับนักเดินทาง'],
    goods: [
      {
        id: 9,
        name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        image: 'data:image/svg+xml,none',
        price: '123456789.99',
      },
    ],
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('combobox'));
    const line = await canvas.findByRole('option', { name: /^Donau/ });
    const button = canvas.getByRole('button', { name: /Remove “Donau/ });
    const [a, b] = [line.getBoundingClientRect(), button.getBoundingClientRect()];
    await expect(b.top).toBeGreaterThanOrEqual(a.top);
    await expect(b.bottom).toBeLessThanOrEqual(a.bottom + 1);
    await expect(b.left).toBeGreaterThanOrEqual(line.lastElementChild?.getBoundingClientRect().right ?? Infinity);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** By keys alone: the mark goes round, typing and the caret take it away, Enter takes what is marked. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    const markIs = (name: string | undefined) =>
      waitFor(() => {
        const id = field.getAttribute('aria-activedescendant');
        void expect(id && document.getElementById(id)?.textContent).toBe(name ?? null);
      });
    await user.tab();
    await canvas.findByRole('listbox');
    await user.keyboard('{ArrowDown}');
    await markIs('linen shirt');
    await user.keyboard('{ArrowUp}');
    await markIs('Pocket world-band radio₹2,199');
    await user.keyboard('{ArrowDown}');
    await markIs('linen shirt');
    await user.keyboard('{ArrowLeft}');
    await markIs(undefined);
    await user.keyboard('{ArrowDown}{ArrowDown}a');
    await markIs(undefined);
    await expect(field).toHaveValue('a');
    await user.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith({ text: 'a', categoryId: undefined });
    await waitFor(() => expect(field).toHaveAttribute('aria-expanded', 'false'));
    await user.keyboard('{ArrowDown}');
    await markIs('linen shirt');
    await user.keyboard('{Enter}');
    await expect(onSearch).toHaveBeenLastCalledWith({ text: 'linen shirt', categoryId: undefined });
    await expect(field).toHaveValue('linen shirt');
    await user.keyboard('{ArrowUp}{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith(4);
  },
});

/** Escape closes the list and leaves what is typed; pressed again, it empties the field. Whoever leaves closes it too. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox');
    const isOpen = (open: boolean) => waitFor(() => expect(field).toHaveAttribute('aria-expanded', String(open)));
    await user.type(field, 'bag');
    await isOpen(true);
    await user.keyboard('{Escape}');
    await isOpen(false);
    await expect(field).toHaveValue('bag');
    await user.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await user.keyboard('b');
    await isOpen(true);
    await user.click(document.body);
    await isOpen(false);
  },
});

/** A search is forgotten by its button or by Shift and Delete, all by one press; the focus is in the field. */
export const Forgotten = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox');
    await user.click(field);
    await user.click(await canvas.findByRole('button', { name: 'Remove “teapot”' }));
    await expect(args.onForget).toHaveBeenLastCalledWith('teapot');
    await expect(canvas.queryByRole('option', { name: 'teapot' })).toBeNull();
    await expect(field).toHaveFocus();
    await user.keyboard('{ArrowDown}{Shift>}{Delete}{/Shift}');
    await expect(args.onForget).toHaveBeenLastCalledWith('linen shirt');
    await expect(canvas.queryByRole('button', { name: 'Clear all' })).toBeNull();
    await expect(canvas.getAllByRole('option')).toHaveLength(4);
  },
});

/** Nothing to offer: there is no list. */
export const Nothing = meta.story({
  args: { recent: [], popular: [], goods: [] },
  render: (args) => (
    <Place as="stack">
      <Box offer={args} />
    </Place>
  ),
  play: async ({ canvas }) => {
    await user.type(canvas.getByRole('combobox'), 'x{ArrowDown}');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});
