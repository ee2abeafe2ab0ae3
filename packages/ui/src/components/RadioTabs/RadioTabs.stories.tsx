import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { RadioTabs } from './RadioTabs.tsx';

const ways = [
  { value: 'phone', text: 'Phone' },
  { value: 'email', text: 'E-mail' },
  { value: 'code', text: 'Code' },
];

const meta = preview.meta({
  title: 'Components/Radio tabs',
  component: RadioTabs,
  args: { label: 'Sign in by', options: ways, value: 'phone', onChoose: fn() },
  argTypes: { value: { control: 'select', options: ways.map(({ value }) => value) }, disabled: { control: 'boolean' } },
  render: ({ value, onChoose, ...rest }) => {
    const [chosen, setChosen] = useArg(value);
    const choose = (next: string) => {
      setChosen(next);
      onChoose(next);
    };
    return <RadioTabs {...rest} value={chosen} onChoose={choose} />;
  },
});

/** The form has several ways in; the first is chosen. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { value: 'code' } });

/** Two, three and five choices; locked while the form is on its way. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onChoose }) => (
    <Samples>
      <Sample name="two">
        <RadioTabs label="Two" options={ways.slice(0, 2)} value="phone" onChoose={onChoose} />
      </Sample>
      <Sample name="three">
        <RadioTabs label="Three" options={ways} value="email" onChoose={onChoose} />
      </Sample>
      <Sample name="five">
        <RadioTabs
          label="Five"
          options={['S', 'M', 'L', 'XL', 'XXL'].map((size) => ({ value: size, text: size }))}
          value="L"
          onChoose={onChoose}
        />
      </Sample>
      <Sample name="disabled">
        <RadioTabs label="Disabled" options={ways} value="phone" onChoose={onChoose} disabled />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: the row breaks. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onChoose }) => (
    <Place as="stack">
      <RadioTabs
        label="Long"
        options={[
          { value: 'a', text: 'Phone number and password' },
          { value: 'b', text: 'E-mail address and one-time code' },
        ]}
        value="a"
        onChoose={onChoose}
      />
      <RadioTabs
        label="Unbroken"
        options={[
          { value: 'a', text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
          { value: 'b', text: 'No' },
        ]}
        value="a"
        onChoose={onChoose}
      />
      <RadioTabs
        label="Thai"
        options={[
          { value: 'a', text: 'หมายเลขโทรศัพท์' },
          { value: 'b', text: 'ที่อยู่อีเมลและรหัสผ่านแบบใช้ครั้งเดียวของคุณ' },
        ]}
        value="b"
        onChoose={onChoose}
      />
    </Place>
  ),
});

/** One stop of the Tab key; the arrow keys move and choose at once, and go round. */
export const Keyboard = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Sign in by' })).toBeVisible();
    await shopper.tab();
    await expect(canvas.getByRole('radio', { name: 'Phone' })).toHaveFocus();
    await shopper.keyboard('{ArrowRight}');
    const email = canvas.getByRole('radio', { name: 'E-mail' });
    await expect(email).toHaveFocus();
    await expect(email).toBeChecked();
    await shopper.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Code' })).toBeChecked();
    await shopper.keyboard('{ArrowLeft}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('email');
  },
});

/** A press on the text chooses. */
export const Pressed = meta.story({
  decorators: [inPlace('form')],
  args: { value: 'code', options: ways.slice(1) },
  play: async ({ canvas }) => {
    await shopper.click(canvas.getByText('E-mail'));
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Code' })).not.toBeChecked();
  },
});
