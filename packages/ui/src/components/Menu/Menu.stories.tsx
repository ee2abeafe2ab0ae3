import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { docsDescription } from '@galleria/storybook/kit/docsDescription.ts';
import { press, user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import { changesIn, useOpenLog } from '@galleria/storybook/kit/useOpenLog.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { Pencil, ReceiptText, RotateCcw, Trash2 } from 'lucide';
import type { MouseEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { popoverAligns, popoverSides } from '../Popover/index.ts';
import { MenuTrigger, MenuItem, MenuLink, MenuList, MenuRadioGroup, MenuRoot, MenuSeparator, menuItemTones } from './index.ts';

const languages = [
  { value: 'en', label: 'English' },
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'th', label: 'ไทย', lang: 'th' },
] as const;
const chosen = fn();
const follow = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  chosen(event.currentTarget.hash);
};
const items = (
  <>
    <MenuItem icon={RotateCcw} onSelect={() => chosen('again')}>
      Buy again
    </MenuItem>
    <MenuItem icon={Pencil} disabled onSelect={() => chosen('note')}>
      Change the note
    </MenuItem>
    <MenuLink icon={ReceiptText} href="#invoice" onClick={follow}>
      Invoice
    </MenuLink>
    <MenuSeparator />
    <MenuItem icon={Trash2} tone="danger" onSelect={() => chosen('delete')}>
      Delete
    </MenuItem>
  </>
);

const meta = preview.meta({
  title: 'Components/Menu',
  component: MenuList,
  subcomponents: { MenuRoot, MenuTrigger, MenuItem, MenuLink, MenuRadioGroup, MenuSeparator },
  parameters: docsDescription(MenuRoot),
  args: { children: items },
  argTypes: {
    side: { control: 'select', options: popoverSides },
    align: { control: 'select', options: popoverAligns },
    children: { control: false },
  },
  beforeEach: () => void chosen.mockClear(),
  render: (args) => (
    <Place as="row">
      <MenuRoot>
        <MenuTrigger>More</MenuTrigger>
        <MenuList {...args} />
      </MenuRoot>
      <Button>Next</Button>
    </Place>
  ),
});

/** Opened by a press: focus is on the first item, and the button says that it is open. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await press(canvas, 'More');
    const menu = canvas.getByRole('menu', { name: 'More' });
    await expect(menu).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: 'Buy again' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-controls', menu.id);
  },
});

/** Every property by hand; press the button after a change. */
export const Playground = meta.story({
  args: {
    align: 'start',
    children: menuItemTones.map((tone) => (
      <MenuItem key={tone} tone={tone} onSelect={() => chosen(tone)}>
        {tone}
      </MenuItem>
    )),
  },
  play: ({ canvas }) => press(canvas, 'More'),
});

/** Commands, a link, one that cannot be chosen, one that destroys, and one of several. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => {
    const [language, setLanguage] = useArg<(typeof languages)[number]['value']>('fr');
    return (
      <MenuRoot>
        <MenuTrigger>More</MenuTrigger>
        <MenuList {...args}>
          {items}
          <MenuSeparator />
          <MenuRadioGroup label="Language" options={languages} value={language} onValueChange={setLanguage} />
        </MenuList>
      </MenuRoot>
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'More');
    await expect(canvas.getByRole('menuitemradio', { name: 'Français' })).toBeChecked();
    await user.click(canvas.getByRole('menuitemradio', { name: 'ไทย' }));
    await expect(canvas.queryByRole('menu')).toBeNull();
    await user.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('menuitemradio', { name: 'ไทย' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'ไทย' })).toHaveFocus();
  },
});

/** Long, unbroken and Thai items, and more of them than a phone of 320 px is high: they wrap, and the menu scrolls. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    children: Array.from({ length: 9 }, (_, at) => (
      <div key={at} role="none">
        <MenuItem icon={Pencil} onSelect={chosen}>
          Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung {123456789 + at}
        </MenuItem>
        <MenuItem disabled onSelect={chosen}>
          เพิ่มสินค้าทั้งหมดในคำสั่งซื้อนี้ลงในตะกร้าสินค้าของคุณ
        </MenuItem>
      </div>
    )),
  },
  play: async ({ canvas }) => {
    await press(canvas, 'More');
    const { left, right, bottom } = canvas.getByRole('menu').getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(innerWidth - 8);
    await expect(bottom).toBeLessThanOrEqual(innerHeight - 8);
  },
});

/** Somebody goes through it by keys: arrows, ends, letters; what cannot be chosen is focused and does nothing. */
export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    await expect(item('Buy again')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item('Change the note')).toHaveFocus();
    await user.keyboard('{Enter} ');
    await user.click(item('Change the note'));
    await expect(chosen).not.toHaveBeenCalled();
    await expect(item('Change the note')).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{End}');
    await expect(item('Delete')).toHaveFocus();
    await user.keyboard('{Home}');
    await expect(item('Buy again')).toHaveFocus();
    await user.keyboard('inv');
    await expect(item('Invoice')).toHaveFocus();
  },
});

/** An item is chosen: the menu closes, focus is on the button, and a link goes by Space too. */
export const Chosen = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await user.tab();
    await user.keyboard('{Enter}{Enter}');
    await expect(chosen).toHaveBeenLastCalledWith('again');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await user.keyboard('{ArrowUp} ');
    await expect(chosen).toHaveBeenLastCalledWith('delete');
    await user.click(button);
    await user.click(canvas.getByRole('menuitem', { name: 'Delete' }));
    await expect(chosen).toHaveBeenCalledTimes(3);
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('menuitem', { name: 'Invoice' })).toHaveFocus();
    await user.keyboard(' ');
    await expect(chosen).toHaveBeenLastCalledWith('#invoice');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
  },
});

/** Nothing is chosen: Escape and a press elsewhere lead back to the button, Tab leads on. */
export const Closed = meta.story({
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await user.click(button);
    await user.keyboard('{Escape}');
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.click(document.body);
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await user.click(button);
    await user.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(chosen).not.toHaveBeenCalled();
  },
});

/** Its owner decides, and is told why: all the ways to open and to close it. */
export const Controlled = meta.story({
  render: function Controlled(args) {
    const { open, onOpenChange, log } = useOpenLog();
    return (
      <Place as="column">
        <MenuRoot open={open} onOpenChange={onOpenChange}>
          <MenuTrigger>More</MenuTrigger>
          <MenuList {...args} />
        </MenuRoot>
        {log}
      </Place>
    );
  },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'More' });
    const ways: readonly [reason: string, close: () => Promise<void>][] = [
      ['trigger', () => user.click(trigger)],
      ['escape', () => user.keyboard('{Escape}')],
      ['outside', () => user.click(document.body)],
      ['item', () => user.keyboard('{Enter}')],
      ['item', () => user.click(canvas.getByRole('menuitem', { name: 'Invoice' }))],
      ['focus-out', () => user.tab()],
    ];
    for (const [, close] of ways) {
      await user.click(trigger);
      await expect(canvas.getByRole('menu')).toBeVisible();
      await close();
      await expect(canvas.queryByRole('menu')).toBeNull();
    }
    await expect(chosen).toHaveBeenCalledTimes(2);
    await expect(changesIn(canvas)).toEqual(ways.flatMap(([reason]) => ['opened by trigger', `closed by ${reason}`]));
  },
});
