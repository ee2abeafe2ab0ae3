import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { cities, manyOptions } from '@galleria/storybook/kit/options.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { MapPin } from 'lucide';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DialogContent, DialogRoot, DialogTitle } from '../Dialog/index.ts';
import { Icon } from '../Icon/index.ts';
import { Combobox } from './Combobox.tsx';

const texts = { noMatch: 'No city of that name', count: (found: number) => (found === 1 ? '1 city' : `${found} cities`) };
const placed = cities.map((city) => ({ ...city, start: <Icon icon={MapPin} size={16} /> }));

const meta = preview.meta({
  title: 'Components/Combobox',
  component: Combobox,
  args: { label: 'City', options: cities, value: '', texts, onValueChange: fn(), onClose: fn() },
  argTypes: {
    options: { control: false },
    texts: { control: false },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  render: (args) => {
    const [value, setValue] = useArg(args.value);
    return (
      <Combobox
        {...args}
        value={value}
        onValueChange={(next) => {
          setValue(next);
          args.onValueChange?.(next);
        }}
      />
    );
  },
});

type Canvas = ReturnType<typeof within>;
const control = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'City' });
const names = (canvas: Canvas) =>
  canvas.getAllByRole('option').map((option: Element) => option.querySelector('span:not([aria-hidden])')?.textContent);
const marked = (canvas: Canvas) =>
  canvas.queryByRole('option', { selected: true })?.querySelector('span:not([aria-hidden])')?.textContent ?? null;

/** What the field points at is what the list marks. */
async function expectMarked(canvas: Canvas, name: string | null) {
  await expect(marked(canvas)).toBe(name);
  const id = control(canvas).getAttribute('aria-activedescendant');
  await expect(id ? document.getElementById(id)?.querySelector('span')?.textContent : null).toBe(name);
}

/** Nothing is chosen yet. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    const field = control(canvas);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await expect(document.getElementById(field.getAttribute('aria-controls') ?? '')).toHaveAttribute('role', 'listbox');
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { hint: 'Where we deliver to.', value: 'pune' } });

/** Empty, chosen, with help, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      <Sample name="empty">
        <Combobox label="City" options={cities} value="" texts={texts} onValueChange={onValueChange} />
      </Sample>
      <Sample name="chosen">
        <Combobox label="City" options={cities} value="bengaluru" texts={texts} onValueChange={onValueChange} />
      </Sample>
      <Sample name="with hint">
        <Combobox label="City" options={cities} value="" texts={texts} onValueChange={onValueChange} hint="Where we deliver to." />
      </Sample>
      <Sample name="invalid">
        <Combobox label="City" options={cities} value="" texts={texts} onValueChange={onValueChange} error="Choose a city of the list." />
      </Sample>
      <Sample name="disabled">
        <Combobox label="City" options={cities} value="pune" texts={texts} onValueChange={onValueChange} disabled />
      </Sample>
      <Sample name="disabled and empty">
        <Combobox label="City" options={cities} value="" texts={texts} onValueChange={onValueChange} disabled />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai options and a field of 288 px: the options wrap, the list stays on the screen. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    label: 'Zustellbezirk der Empfängerin oder des Empfängers',
    options: [
      { value: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellungsannahmestelle', description: '+1-684-999-999-999' },
      { value: 'b', label: 'กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตนราชธานีบูรีรมย์', lang: 'th' },
      { value: 'c', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch on the island of Anglesey', description: 'Wales' },
    ],
    error: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('combobox'));
    const { left, right } = canvas.getByRole('listbox').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(innerWidth - 8);
  },
});

/** Pressed: the whole list is open, and what was chosen before is marked. */
export const Open = meta.story({
  tags: ['visual:dark', 'visual:forced-colors', 'visual:mobile'],
  decorators: [inPlace('form')],
  args: { value: 'chennai', options: placed },
  play: async ({ canvas }) => {
    await user.click(control(canvas));
    await expect(control(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getAllByRole('option')).toHaveLength(cities.length);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Chennai');
  },
});

/** A part of the name is typed, without its accent: the list is short, its first line is marked, and how many there are is said. */
export const Searching = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await user.type(control(canvas), 'sao');
    await expect(names(canvas)).toEqual(['São Paulo']);
    await expectMarked(canvas, 'São Paulo');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 city'));
    await user.clear(control(canvas));
    await user.type(control(canvas), 'PU');
    await expect(names(canvas)).toEqual(['Pune', 'Puducherry', 'Jaipur', 'Thiruvananthapuram']);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('4 cities'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});

/** Nothing is called so: a sentence stands in place of the list, and is said. */
export const NoMatch = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await user.type(control(canvas), 'Atlantis');
    await expect(canvas.getByText(texts.noMatch)).toBeVisible();
    await expect(control(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(texts.noMatch));
  },
});

/** By keyboard alone: arrows go round, Home and End jump, the caret's keys take the mark away, Enter chooses. */
export const ByKeyboard = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    const first = cities[0]?.label ?? '';
    const last = cities.at(-1)?.label ?? '';
    await user.tab();
    await expect(control(canvas)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await expectMarked(canvas, first);
    await user.keyboard('{ArrowUp}');
    await expectMarked(canvas, last);
    await user.keyboard('{ArrowDown}');
    await expectMarked(canvas, first);
    await user.keyboard('{End}');
    await expectMarked(canvas, last);
    await user.keyboard('{Home}');
    await expectMarked(canvas, first);
    await user.keyboard('{PageDown}');
    await expectMarked(canvas, cities[10]?.label ?? null);
    await user.keyboard('{ArrowLeft}');
    await expectMarked(canvas, null);
    await expect(control(canvas)).toHaveFocus();
    await user.keyboard('ben{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('bengaluru');
    await expect(control(canvas)).toHaveValue('Bengaluru');
    await expect(control(canvas)).toHaveAttribute('aria-expanded', 'false');
  },
});

/** Escape closes the list and keeps the text; pressed again, it empties the field. */
export const Escaped = meta.story({
  decorators: [inPlace('form')],
  args: { value: 'pune', hint: 'Nothing is chosen any more.' },
  play: async ({ canvas, args }) => {
    await user.click(control(canvas));
    await user.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await expect(control(canvas)).toHaveValue('Pune');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    await expect(control(canvas)).toHaveValue('');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(control(canvas)).toHaveFocus();
  },
});

/** In a dialog that would cut it: the list lies over its edge. Escape closes the list, then empties the field; the dialog stays. */
export const InDialog = meta.story({
  args: { value: 'pune' },
  render: (args) => {
    const [open, setOpen] = useArg(true);
    const [value, setValue] = useArg(args.value);
    return (
      <DialogRoot open={open} onOpenChange={setOpen}>
        <DialogContent closeLabel="Close">
          <DialogTitle>Deliver to</DialogTitle>
          <Combobox {...args} value={value} onValueChange={setValue} />
        </DialogContent>
      </DialogRoot>
    );
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(control(dialog));
    const list = dialog.getByRole('listbox').getBoundingClientRect();
    // It goes to the side where there is room, past the edge of the dialog.
    const box = screen.getByRole('dialog').getBoundingClientRect();
    await expect(list.bottom > box.bottom || list.top < box.top).toBe(true);
    for (const y of [list.top + 20, list.bottom - 20])
      await expect(document.elementFromPoint(list.left + 20, y)?.closest('[role=option]')).not.toBeNull();
  },
});

/** Escape closes the list, empties the field at the second press, and never closes the dialog. */
export const EscapeInDialog = meta.story({
  args: { value: 'pune' },
  render: InDialog.input.render,
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(control(dialog));
    await user.keyboard('{Escape}');
    await expect(dialog.queryByRole('listbox')).toBeNull();
    await user.keyboard('{Escape}');
    await expect(control(dialog)).toHaveValue('');
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** Chosen with the pointer: focus stays in the field. */
export const Pressed = meta.story({
  decorators: [inPlace('form')],
  args: { options: placed },
  play: async ({ canvas, args }) => {
    await user.click(control(canvas));
    await user.click(canvas.getByRole('option', { name: /Mumbai/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('mumbai');
    await expect(control(canvas)).toHaveValue('Mumbai');
    await expect(control(canvas)).toHaveFocus();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
});

/** Somebody types and goes away: what was chosen before stands there again. An emptied field stays empty. */
export const Left = meta.story({
  decorators: [inPlace('form')],
  args: { value: 'pune', hint: 'Left without an answer.' },
  play: async ({ canvas, args }) => {
    const field = control(canvas);
    await user.clear(field);
    await user.type(field, 'xyz');
    await user.click(document.body);
    await expect(field).toHaveValue('Pune');
    await user.clear(field);
    await user.type(field, 'mum');
    await user.keyboard('{Escape}');
    await user.tab();
    await expect(field).toHaveValue('Pune');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await user.clear(field);
    await user.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('');
    await expect(field).toHaveValue('');
  },
});

/** 250 options: a key is answered within two frames, and the marked one is in sight. */
export const ManyOptions = meta.story({
  decorators: [inPlace('form')],
  args: { options: manyOptions, value: '' },
  play: async ({ canvas }) => {
    await user.click(control(canvas));
    await expect(canvas.getAllByRole('option')).toHaveLength(250);
    await user.keyboard('{End}');
    const list = canvas.getByRole('listbox').getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('option', { selected: true }).getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom),
    );
    await expectMarked(canvas, 'District 250');
  },
});
