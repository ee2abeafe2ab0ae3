import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { countries, oneCountry } from '@galleria/storybook/kit/countries.ts';
import { NeverLoads } from '@galleria/storybook/kit/NeverLoads.ts';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
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
      <Place as="dial">
        <DialCodeButton
          {...args}
          value={value}
          onValueChange={(next) => {
            setValue(next);
            args.onValueChange(next);
          }}
        />
        <TextField label="Phone number" type="tel" />
      </Place>
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
    await shopper.tab();
    await expect(button(canvas)).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { value: 'LA' } });

/** At rest, without a drawn flag, locked, and with a table of one country: nothing can be chosen, so it is no control. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Samples>
      <Sample name="a flag">
        <Place as="dial">
          <DialCodeButton {...args} value="TH" />
        </Place>
      </Sample>
      <Sample name="no flag">
        <Place as="dial">
          <DialCodeButton {...args} value="GB" />
        </Place>
      </Sample>
      <Sample name="disabled">
        <Place as="dial">
          <DialCodeButton {...args} disabled />
        </Place>
      </Sample>
      <Sample name="one country">
        <Place as="dial">
          <DialCodeButton {...args} countries={oneCountry} />
        </Place>
      </Sample>
      <Sample name="the field alone">
        <DialCodeField countries={countries} value="IN" onValueChange={args.onValueChange} label={label} texts={texts} />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(3);
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
    await shopper.click(button(canvas));
    await expect(await picker(canvas)).toHaveFocus();
  },
});

/** Pressed: the picker lies over the button and its neighbour, the list is open, the chosen country is marked. */
export const Open = meta.story({
  tags: ['visual:dark', 'visual:mobile'],
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await shopper.click(button(canvas));
    await expect(await picker(canvas)).toHaveFocus();
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('India+91');
    await expect(canvas.queryByRole('button')).toBeNull();
    await shopper.click(await picker(canvas));
    await expect(canvas.getAllByRole('option')).toHaveLength(countries.length);
  },
});

/** A number is typed on the button: the search begins with it. */
export const Searching = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await shopper.tab();
    await shopper.keyboard('+');
    await expect(await picker(canvas)).toHaveValue('+');
    await shopper.keyboard('9');
    await expect(names(canvas)).toContain('India+91');
    await shopper.keyboard('{Backspace}{Backspace}deutsch');
    await expect(names(canvas)).toEqual(['Germany+49']);
    await shopper.keyboard('{Backspace>7/}भारत');
    await expect(names(canvas)).toEqual(['India+91']);
    await shopper.keyboard('{Backspace>4/}91');
    await expect(names(canvas)).toEqual(['India+91']);
    await shopper.keyboard('{Backspace>2/}4');
  },
});

/** Nothing of that name. */
export const NoMatch = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas }) => {
    await shopper.tab();
    await shopper.keyboard('Atlantis');
    await picker(canvas);
    await expect(canvas.getByText(texts.noMatch)).toBeVisible();
  },
});

/** Another country is chosen: its code stands in the button, which has focus again. Escape would leave it as it was. */
export const Chosen = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await shopper.click(button(canvas));
    await picker(canvas);
    await shopper.keyboard('{Escape}');
    await expect(button(canvas)).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await shopper.keyboard('{Enter}');
    await picker(canvas);
    await shopper.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith('IE');
    await expect(button(canvas)).toHaveAccessibleName('Country code: Ireland +353');
    await expect(button(canvas)).toHaveFocus();
    await shopper.keyboard('{ArrowDown}');
    await picker(canvas);
    await shopper.click(canvas.getByRole('option', { name: /Laos/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('LA');
    await shopper.click(button(canvas));
    await picker(canvas);
    await shopper.tab();
    await expect(canvas.getByLabelText('Phone number')).toHaveFocus();
  },
});

/** The picker is on its way: the button stays and gathers what is typed. */
export const Loading = meta.story({
  decorators: [inPlace('form')],
  args: { value: 'FR', renderPicker: () => <NeverLoads /> },
  play: async ({ canvas }) => {
    await shopper.tab();
    await shopper.keyboard('jap');
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(button(canvas)).toHaveFocus();
    await shopper.keyboard('{Escape}');
    await expect(button(canvas)).toHaveAttribute('aria-busy', 'false');
    await shopper.keyboard('jap');
  },
});
