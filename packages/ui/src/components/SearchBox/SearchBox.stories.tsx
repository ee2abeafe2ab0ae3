import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SearchBox } from './SearchBox.tsx';

const categories = [
  { id: 1, name: 'Women' },
  { id: 2, name: 'Electronics' },
  { id: 3, name: 'Home and kitchen' },
];
const texts = {
  label: 'Goods and shops',
  field: 'Search for items and shops',
  category: 'Category',
  all: 'All',
  other: 'Other category',
  submit: 'Search',
  clear: 'Clear the search',
  failed: 'Could not be loaded. Try again',
};

const meta = preview.meta({
  title: 'Components/Search box',
  component: SearchBox,
  decorators: [inPlace('form')],
  args: { categories, texts, onSearch: fn(), onIntent: fn(), onRetry: fn() },
  argTypes: { loading: { control: 'boolean' } },
});

/** Nothing is typed: it says what it looks for. A press without words asks for some. */
export const Default = meta.story({
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).not.toHaveBeenCalled();
    await expect(canvas.getByRole('searchbox', { name: 'Search for items and shops' })).toHaveFocus();
    await expect(canvas.getByRole('search', { name: 'Goods and shops' })).toBeVisible();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { query: { text: 'camera', categoryId: 2 } } });

/** Empty, in a category, filled, busy, without categories. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onSearch }) => (
    <Place as="stack">
      <Samples>
        <Sample name="empty">
          <SearchBox categories={categories} texts={texts} onSearch={onSearch} />
        </Sample>
        <Sample name="in a category">
          <SearchBox aria-label="2" categories={categories} texts={texts} onSearch={onSearch} query={{ text: '', categoryId: 3 }} />
        </Sample>
        <Sample name="filled">
          <SearchBox aria-label="3" categories={categories} texts={texts} onSearch={onSearch} query={{ text: 'overcoat' }} />
        </Sample>
        <Sample name="busy">
          <SearchBox aria-label="4" categories={categories} texts={texts} onSearch={onSearch} query={{ text: 'overcoat' }} loading />
        </Sample>
        <Sample name="without categories">
          <SearchBox aria-label="5" categories={[]} texts={texts} onSearch={onSearch} />
        </Sample>
      </Samples>
    </Place>
  ),
});

/** Long, unbroken and Thai words on a phone of 320 px: the drop-down gives way, the button stays. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onSearch }) => (
    <Place as="stack">
      <SearchBox
        categories={[{ id: 1, name: 'Rindfleischetikettierungsüberwachung' }]}
        texts={texts}
        onSearch={onSearch}
        query={{ text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze 999999999', categoryId: 1 }}
      />
      <SearchBox
        aria-label="2"
        categories={[{ id: 1, name: 'เสื้อผ้าและเครื่องประดับสำหรับสุภาพสตรี' }]}
        texts={{ ...texts, field: 'ค้นหาสินค้าและร้านค้าทั้งหมดในกรุงเทพมหานคร', all: 'ทั้งหมด' }}
        onSearch={onSearch}
        query={{ text: '', categoryId: 1 }}
      />
    </Place>
  ),
});

/** Words and category are sent by the button, and by Enter; blanks around them are not. */
export const Sent = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await user.type(field, '  red  bag {Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'red bag', categoryId: undefined });
    await user.click(canvas.getByRole('button', { name: 'Category All' }));
    await user.click(await canvas.findByRole('menuitemradio', { name: 'Women' }));
    await user.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'red bag', categoryId: 1 });
    await expect(args.onSearch).toHaveBeenCalledTimes(2);
  },
});

/** The words are taken away by one press; the category stays, and focus is in the field. */
export const Cleared = meta.story({
  args: { query: { text: 'camera', categoryId: 2 } },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Category Electronics' })).toBeVisible();
  },
});

/** The answer is on its way and the shopper types on: nothing is lost, neither now nor when the answer is there. */
export const Busy = meta.story({
  render: (args) => {
    const [sent, setSent] = useState('');
    const [shown, setShown] = useState('');
    return (
      <Place as="stack">
        <SearchBox
          {...args}
          loading={sent !== shown}
          query={{ text: shown }}
          onSearch={({ text }) => [args.onSearch({ text }), setSent(text)]}
        />
        <button type="button" onClick={() => setShown(sent)}>
          The answer comes
        </button>
      </Place>
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await user.type(field, 'bag{Enter}{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-busy', 'true');
    await user.type(field, 's of leather');
    await user.click(canvas.getByRole('button', { name: 'The answer comes' }));
    await expect(field).toHaveValue('bags of leather');
    await user.type(field, '{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith({ text: 'bags of leather' });
    await expect(field).toHaveFocus();
  },
});

/** The drop-down is open: the category that is searched is marked. By keys alone another one is chosen. */
export const Choosing = meta.story({
  args: { query: { text: '', categoryId: 2 } },
  tags: ['visual:dark', 'visual:forced-colors'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Category Electronics' });
    button.focus();
    await expect(args.onIntent).toHaveBeenCalled();
    await user.keyboard('{ArrowDown}');
    const all = await canvas.findByRole('menuitemradio', { name: 'All' });
    await waitFor(() => expect(all).toHaveFocus());
    await expect(canvas.getByRole('menuitemradio', { name: 'Electronics' })).toHaveAttribute('aria-checked', 'true');
    await user.keyboard('w{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleName('Category Women');
    await user.keyboard('{ArrowUp}');
    await waitFor(async () => expect(await canvas.findByRole('menuitemradio', { name: 'Home and kitchen' })).toHaveFocus());
  },
});

/** The page shows a category that there is none of, as by an old link: it is called so, and another one can be chosen. */
export const OtherCategory = meta.story({
  args: { query: { text: '', categoryId: 9 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Category Other category' })).toBeVisible();
  },
});

/** The categories are on their way: all goods can be searched already. */
export const CategoriesLoading = meta.story({
  args: { categories: 'loading' },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Category All' }));
    await expect(await canvas.findByRole('menu')).toHaveAttribute('aria-busy', 'true');
  },
});

/** They did not come: it says so, and asks again without closing. */
export const CategoriesFailed = meta.story({
  args: { categories: 'failed' },
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Category All' }));
    await user.click(await canvas.findByRole('menuitem', { name: 'Could not be loaded. Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('menuitemradio', { name: 'All' })).toHaveFocus();
  },
});
