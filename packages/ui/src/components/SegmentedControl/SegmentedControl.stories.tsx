import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const ways = [
  { value: 'phone', label: 'Phone' },
  { value: 'email', label: 'E-mail' },
  { value: 'code', label: 'Code' },
];

const meta = preview.meta({
  title: 'Components/Segmented control',
  component: SegmentedControl,
  args: { label: 'Sign in by', options: ways, value: 'phone', onValueChange: fn() },
  argTypes: { value: { control: 'select', options: ways.map(({ value }) => value) }, disabled: { control: 'boolean' } },
  render: ({ value, onValueChange, ...rest }) => {
    const [chosen, setChosen] = useArg(value ?? 'phone');
    const choose = (next: string) => {
      setChosen(next);
      onValueChange?.(next);
    };
    return <SegmentedControl {...rest} value={chosen} onValueChange={choose} />;
  },
});

/** The form has several ways in; the first is chosen. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { value: 'code' } });

/** Two, three and five choices; locked while the form is on its way. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      <Sample name="two">
        <SegmentedControl label="Two" options={ways.slice(0, 2)} value="phone" onValueChange={onValueChange} />
      </Sample>
      <Sample name="three">
        <SegmentedControl label="Three" options={ways} value="email" onValueChange={onValueChange} />
      </Sample>
      <Sample name="five">
        <SegmentedControl
          label="Five"
          options={['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ value: size, label: size }))}
          value="L"
          onValueChange={onValueChange}
        />
      </Sample>
      <Sample name="disabled">
        <SegmentedControl label="Disabled" options={ways} value="phone" onValueChange={onValueChange} disabled />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the row breaks. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onValueChange }) => (
    <Place as="stack">
      <SegmentedControl
        label="Long"
        options={[
          { value: 'a', label: 'Phone number and password' },
          { value: 'b', label: 'E-mail address and one-time code' },
        ]}
        value="a"
        onValueChange={onValueChange}
      />
      <SegmentedControl
        label="Unbroken"
        options={[
          { value: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
          { value: 'b', label: 'No' },
        ]}
        value="a"
        onValueChange={onValueChange}
      />
      <SegmentedControl
        label="Thai"
        options={[
          { value: 'a', label: 'หมายเลขโทรศัพท์' },
          { value: 'b', label: 'ที่อยู่อีเมลและรหัสผ่านแบบใช้ครั้งเดียวของคุณ' },
        ]}
        value="b"
        onValueChange={onValueChange}
      />
    </Place>
  ),
});

/** One stop of the Tab key; the arrow keys move and choose at once, and go round. */
export const Keyboard = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Sign in by' })).toBeVisible();
    await user.tab();
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    const email = canvas.getByRole('radio', { name: 'E-mail' });
    await expect(email).toHaveFocus();
    await expect(email).toBeChecked();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Code' })).toBeChecked();
    await user.keyboard('{ArrowLeft}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('email');
  },
});

/** A press on the text chooses. */
export const Pressed = meta.story({
  decorators: [inPlace('form')],
  args: { value: 'code', options: ways.slice(1) },
  play: async ({ canvas }) => {
    await user.click(canvas.getByText('E-mail'));
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Code' })).not.toBeChecked();
  },
});
