import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: 'Keep me signed in', onChange: fn() },
  argTypes: {
    children: { control: 'text' },
    error: { control: 'text' },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
    indeterminate: { control: 'boolean' },
  },
});

/** Not chosen yet. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { children: 'Send me offers', hint: 'At most once a week.', defaultChecked: true } });

/** Empty, chosen, mixed, with help, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="empty">
        <Checkbox>Keep me signed in</Checkbox>
      </Sample>
      <Sample name="chosen">
        <Checkbox defaultChecked>Keep me signed in</Checkbox>
      </Sample>
      <Sample name="mixed">
        <Checkbox indeterminate>All goods of this shop</Checkbox>
      </Sample>
      <Sample name="with hint">
        <Checkbox hint="Not on a computer that you share.">Keep me signed in</Checkbox>
      </Sample>
      <Sample name="invalid">
        <Checkbox error="Tick the box to agree.">I agree to the terms</Checkbox>
      </Sample>
      <Sample name="disabled">
        <Checkbox disabled>Keep me signed in</Checkbox>
      </Sample>
      <Sample name="disabled and chosen">
        <Checkbox disabled defaultChecked>
          Keep me signed in
        </Checkbox>
      </Sample>
      <Sample name="disabled and mixed">
        <Checkbox disabled indeterminate>
          All goods of this shop
        </Checkbox>
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the box stays at the first line and keeps its size. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Checkbox>
        I have read the terms of service, the privacy statement and the conditions of the shops that take part, and agree to all of them
      </Checkbox>
      <Checkbox defaultChecked>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</Checkbox>
      <Checkbox error="กรุณาทำเครื่องหมายในช่องนี้เพื่อยอมรับข้อกำหนดก่อนเข้าสู่ระบบ">ฉันได้อ่านและยอมรับข้อกำหนดการใช้บริการและนโยบายความเป็นส่วนตัว</Checkbox>
    </Place>
  ),
});

/** The text is part of the target, and the space key chooses too. */
export const Pressed = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Keep me signed in' });
    await user.click(canvas.getByText('Keep me signed in'));
    await expect(box).toBeChecked();
    await user.keyboard(' ');
    await expect(box).not.toBeChecked();
    await user.click(box);
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
});

/** Sent without a tick: the message is tied to the box. */
export const Invalid = meta.story({
  args: { children: 'I agree to the terms', error: 'Tick the box to agree before you sign in.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'I agree to the terms' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Tick the box to agree before you sign in.');
  },
});

/** Some goods of a shop are chosen: the box over them is mixed, and a press asks for all. It stays mixed until its owner says otherwise. */
export const Mixed = meta.story({
  args: { children: 'All goods of this shop', indeterminate: true, checked: false },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'All goods of this shop' });
    await expect(box).toBePartiallyChecked();
    await user.click(box);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(box).toBePartiallyChecked();
  },
});

/** The box over a list chooses all of it and none of it; one of the list makes it mixed. */
export const OverAList = meta.story({
  args: { children: 'All goods of this shop', hint: 'Two of three are chosen.' },
  render: ({ children, hint }) => {
    const names = ['Handbag', 'Umbrella', 'Radio'];
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return (
      <Place as="column">
        <Checkbox
          hint={hint}
          checked={chosen.length === names.length}
          indeterminate={chosen.length > 0 && chosen.length < names.length}
          onChange={({ currentTarget }) => setChosen(currentTarget.checked ? names : [])}
        >
          {children}
        </Checkbox>
        {names.map((name) => (
          <Checkbox
            key={name}
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) => setChosen(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))}
          >
            {name}
          </Checkbox>
        ))}
      </Place>
    );
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'All goods of this shop' });
    await expect(all).not.toBePartiallyChecked();
    await user.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Radio' })).toBeChecked();
    await user.click(canvas.getByRole('checkbox', { name: 'Umbrella' }));
    await expect(all).toBePartiallyChecked();
    await expect(all).not.toBeChecked();
    all.focus();
    await user.keyboard(' ');
    await expect(all).toBeChecked();
    await expect(all).not.toBePartiallyChecked();
    await user.click(canvas.getByRole('checkbox', { name: 'Radio' }));
  },
});
