import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { countries, oneCountry } from '@galleria/storybook/kit/countries.ts';
import { NeverLoads } from '@galleria/storybook/kit/NeverLoads.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, type within } from 'storybook/test';
import { TextField } from '../TextField/index.ts';
import { DialCodeButton, DialCodeField } from './index.ts';

const label = 'Country or code';
const texts = { noMatch: 'No country of that name or code', count: (found: number) => `${found} countries` };

const meta = preview.meta({
  title: 'Components/Dial code field',
  component: DialCodeButton,
  subcomponents: { DialCodeField },
  args: {
    label: 'Country code',
    countries,
    value: 'IN',
    onValueChange: fn(),
    onIntent: fn(),
    renderPicker: (picker) => <DialCodeField {...picker} label={label} texts={texts} />,
  },
  argTypes: { countries: { control: false }, renderPicker: { control: false }, disabled: { control: 'boolean' } },
  render: (args) => {
    const [value, setValue] = useArg(args.value);
    return (
      <TextField
        label="Phone number"
        inputMode="tel"
        start={
          <DialCodeButton
            {...args}
            value={value}
            onValueChange={(next) => {
              setValue(next);
              args.onValueChange(next);
            }}
          />
        }
      />
    );
  },
});

type Canvas = ReturnType<typeof within>;
const button = (canvas: Canvas) => canvas.getByRole('button', { name: /Country code/ });
const picker = (canvas: Canvas) => canvas.findByRole('combobox', { name: label });
const names = (canvas: Canvas) => canvas.getAllByRole('option').map((option: Element) => option.textContent);

/** In front of a phone number, before anybody cares: the country's name is said with its code. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await expect(button(canvas)).toHaveAccessibleName('Country code: India +91');
    await user.tab();
    await expect(button(canvas)).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { value: 'LA' } });

/** At rest, without a drawn flag, locked, and with a table of one country, beside what is wrong with the number. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Samples>
      <Sample name="a flag">
        <TextField label="Phone number" start={<DialCodeButton {...args} value="TH" />} />
      </Sample>
      <Sample name="no flag">
        <TextField label="Phone number" defaultValue="7700 900123" start={<DialCodeButton {...args} value="GB" />} />
      </Sample>
      <Sample name="disabled">
        <TextField label="Phone number" disabled start={<DialCodeButton {...args} disabled />} />
      </Sample>
      <Sample name="one country">
        <TextField label="Phone number" error="Enter your phone number." start={<DialCodeButton {...args} countries={oneCountry} />} />
      </Sample>
      <Sample name="the field alone">
        <DialCodeField countries={countries} value="IN" onValueChange={args.onValueChange} label={label} texts={texts} />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(4);
  },
});

/** Very long names and codes on a phone of 320 px: they wrap, and the list stays on the screen. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    value: 'XA',
    countries: [
      { code: 'XA', name: 'Donaudampfschifffahrtsgesellschaftsinseln', dialCode: '1-684-9999' },
      { code: 'XB', name: 'หมู่เกาะที่มีชื่อยาวมากจนไม่มีใครเขียนลงในช่องเดียวได้', dialCode: '999999', nativeName: 'ไทย' },
      { code: 'XC', name: 'The former united islands of the farthest south and the nearest north', dialCode: '7' },
    ],
  },
  play: async ({ canvas }) => {
    await user.click(button(canvas));
    await expect(await picker(canvas)).toHaveFocus();
  },
});

/** Pressed: the picker lies over the whole field, the list is open, the chosen country is marked. */
export const Open = meta.story({
  tags: ['visual:dark', 'visual:mobile'],
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await user.click(button(canvas));
    await expect(await picker(canvas)).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('India+91');
    await expect(canvas.queryByRole('button')).toBeNull();
    await user.click(await picker(canvas));
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
  },
});

/** A number is typed on the button: the search begins with it. */
export const Searching = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await user.tab();
    await user.keyboard('+');
    await expect(await picker(canvas)).toHaveValue('+');
    await user.keyboard('9');
    await expect(names(canvas)).toContain('India+91');
    await user.keyboard('{Backspace}{Backspace}deutsch');
    await expect(names(canvas)).toEqual(['Germany+49']);
    await user.keyboard('{Backspace>7/}भारत');
    await expect(names(canvas)).toEqual(['India+91']);
    await user.keyboard('{Backspace>4/}91');
    await expect(names(canvas)).toEqual(['India+91']);
    await user.keyboard('{Backspace>2/}4');
  },
});

/** Nothing of that name. */
export const NoMatch = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await user.tab();
    await user.keyboard('Atlantis');
    await picker(canvas);
    await expect(canvas.getByText(texts.noMatch)).toBeVisible();
  },
});

/** Another country is chosen: its code stands in the button, which has focus again. Escape would leave it as it was. */
export const Chosen = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await user.click(button(canvas));
    await picker(canvas);
    await user.keyboard('{Escape}');
    await expect(button(canvas)).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await picker(canvas);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('IE');
    await expect(button(canvas)).toHaveAccessibleName('Country code: Ireland +353');
    await expect(button(canvas)).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    await picker(canvas);
    await user.click(canvas.getByRole('option', { name: /Laos/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('LA');
    await user.click(button(canvas));
    await picker(canvas);
    await user.tab();
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
  },
});

/** The picker is on its way: the button stays and gathers what is typed. */
export const Loading = meta.story({
  decorators: [inPlace('form')],
  args: { value: 'FR', renderPicker: () => <NeverLoads /> },
  play: async ({ canvas }) => {
    await user.tab();
    await user.keyboard('jap');
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(button(canvas)).toHaveFocus();
    await user.keyboard('{Escape}');
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'false');
    await user.keyboard('jap');
  },
});
