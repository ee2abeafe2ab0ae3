import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from './Tabs.tsx';

const names: Record<string, string> = { toPay: 'To pay', toShip: 'To ship', toReceive: 'To receive', toReview: 'To review' };
const values = Object.keys(names);
const counts: Record<string, number> = { toPay: 2, toShip: 128 };

const meta = preview.meta({
  title: 'Components/Tabs',
  component: TabsRoot,
  subcomponents: { TabsList, TabsTab, TabsPanel },
  args: { value: 'toPay', values, onValueChange: fn() },
  argTypes: { value: { control: 'select', options: values }, children: { control: false } },
  render: ({ value, onValueChange, ...rest }) => {
    const [chosen, setChosen] = useArg(value ?? 'toPay');
    const choose = (next: string) => {
      setChosen(next);
      onValueChange?.(next);
    };
    return (
      <TabsRoot {...rest} value={chosen} onValueChange={choose}>
        <TabsList aria-label="Orders">
          {rest.values.map((one) => (
            <TabsTab key={one} value={one} count={counts[one]}>
              {names[one]}
            </TabsTab>
          ))}
        </TabsList>
        {rest.values.map((one) => (
          <TabsPanel key={one} value={one}>
            {`What is ${names[one]?.toLowerCase()} stands here.`}
          </TabsPanel>
        ))}
      </TabsRoot>
    );
  },
});

/** Several lists of the same kind, one at a time; numbers say how many wait. */
export const Default = meta.story({ decorators: [inPlace('page')] });

/** Pressed by a pointer: that is one choice, though the tab takes the focus too. */
export const PressedOnce = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('tab', { name: /To receive/ }));
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await user.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('tab', { name: 'To review' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('page')], args: { value: 'toShip', values: values.slice(0, 3) } });

/** With and without numbers, and more tabs than fit. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      {['without numbers', 'with numbers', 'with focus'].map((kind) => (
        <Sample key={kind} name={kind}>
          <TabsRoot value={kind === 'with focus' ? 'b' : 'a'} values={['a', 'b']} onValueChange={onValueChange}>
            <TabsList aria-label={kind}>
              <TabsTab value="a" count={kind === 'with numbers' ? 2 : 0}>
                To pay
              </TabsTab>
              <TabsTab value="b" count={kind === 'with numbers' ? 128 : 0}>
                To ship
              </TabsTab>
            </TabsList>
            <TabsPanel value="a">To pay.</TabsPanel>
            <TabsPanel value="b">To ship.</TabsPanel>
          </TabsRoot>
        </Sample>
      ))}
    </Samples>
  ),
  play: async ({ canvas }) => {
    const [, , last] = canvas.getAllByRole('tab', { name: 'To ship' });
    for (let stop = 0; stop < 5; stop++) await user.tab();
    await expect(last ?? canvas.getByRole('tab', { name: 'To ship', selected: true })).toHaveFocus();
  },
});

/** Long, unbroken and Thai names and a huge number on a phone of 320 px: the row scrolls, and the chosen tab is in view. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onValueChange }) => (
    <Place as="stack">
      {(['a', 'c'] as const).map((chosen) => (
        <TabsRoot key={chosen} value={chosen} values={['a', 'b', 'c']} onValueChange={onValueChange}>
          <TabsList aria-label={`Orders, ${chosen} chosen`}>
            <TabsTab value="a" count={12_345}>
              Waiting for the payment
            </TabsTab>
            <TabsTab value="b">Donaudampfschifffahrtsgesellschaftskapitän</TabsTab>
            <TabsTab value="c">รอการชำระเงินจากลูกค้า</TabsTab>
          </TabsList>
          <TabsPanel value="a">Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</TabsPanel>
          <TabsPanel value="b" />
          <TabsPanel value="c">รายการคำสั่งซื้อทั้งหมดที่รอการชำระเงินจากลูกค้าของร้านค้า</TabsPanel>
        </TabsRoot>
      ))}
    </Place>
  ),
  play: async ({ canvas }) => {
    for (const tab of canvas.getAllByRole('tab', { selected: true })) {
      const list = tab.parentElement?.getBoundingClientRect();
      await waitFor(() => expect(tab.getBoundingClientRect().left).toBeLessThan(list?.right ?? 0));
    }
    // The row fades where there are more.
    const [atStart, atEnd] = canvas.getAllByRole('tablist');
    await waitFor(() => expect(atStart).toHaveAttribute('data-overflow-right'));
    await expect(atStart).not.toHaveAttribute('data-overflow-left');
    await expect(atEnd).toHaveAttribute('data-overflow-left');
    // What the keyboard reaches is in view as a whole.
    await user.tab();
    await user.keyboard('{End}');
    const [row] = canvas.getAllByRole('tablist');
    const reached = document.activeElement;
    await expect(reached).toHaveTextContent('รอการชำระเงินจากลูกค้า');
    await expect(reached?.getBoundingClientRect().right).toBeLessThanOrEqual(row?.getBoundingClientRect().right ?? 0);
    await user.keyboard('{Home}');
  },
});

/** One stop of the Tab key; arrow keys, Home and End move, choose at once, and go round. The next stop is the panel. */
export const Keyboard = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas, args }) => {
    const chosen = () => canvas.getByRole('tab', { selected: true });
    await user.tab();
    await expect(chosen()).toHaveFocus();
    for (const [key, name] of [
      ['ArrowRight', 'To ship'],
      ['End', 'To review'],
      ['ArrowRight', 'To pay'],
      ['ArrowLeft', 'To review'],
      ['Home', 'To pay'],
      ['ArrowRight', 'To ship'],
      ['ArrowRight', 'To receive'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      await expect(chosen()).toHaveAccessibleName(expect.stringContaining(name));
      await expect(chosen()).toHaveFocus();
      for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('tabindex', tab === chosen() ? '0' : '-1');
    }
    await expect(args.onValueChange).toHaveBeenLastCalledWith('toReceive');
    await expect(canvas.getByRole('tabpanel')).toHaveAccessibleName('To receive');
    await user.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** Chosen by a press. */
export const Pressed = meta.story({
  decorators: [inPlace('page')],
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('tab', { name: 'To review' }));
    await expect(canvas.getByRole('tab', { name: 'To review' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What is to review stands here.');
  },
});
