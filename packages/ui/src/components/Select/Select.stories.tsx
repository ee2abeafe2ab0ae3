import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const options = [
  { value: 'newest', label: 'Newest' },
  { value: 'cheapest', label: 'Cheapest' },
  { value: 'loved', label: 'Most loved' },
];

const meta = preview.meta({
  title: 'Components/Select',
  component: Select,
  args: { label: 'Sort by', options, onChange: fn() },
  argTypes: { error: { control: 'text' }, hint: { control: 'text' }, disabled: { control: 'boolean' } },
});

/** One of a few; the first is chosen. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'Order of the goods', defaultValue: 'loved', hint: 'You can change it at any time.' },
});

/** Chosen, with help, wrong, locked, in another language. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="rest">
        <Select label="Sort by" options={options} />
      </Sample>
      <Sample name="with hint">
        <Select label="Sort by" options={options} hint="You can change it at any time." />
      </Sample>
      <Sample name="invalid">
        <Select label="Reason" options={[{ value: '', label: 'Choose one' }]} error="Choose a reason." />
      </Sample>
      <Sample name="disabled">
        <Select label="Sort by" options={options} disabled />
      </Sample>
      <Sample name="text in another language">
        <Select
          label="Language"
          options={[
            { value: 'th', label: 'ไทย', lang: 'th' },
            { value: 'lo', label: 'ລາວ', lang: 'lo' },
          ]}
        />
      </Sample>
      <Sample name="an option that cannot be chosen">
        <Select label="Sort by" options={[...options, { value: 'near', label: 'Nearest', disabled: true }]} />
      </Sample>
    </Samples>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('option', { name: 'Nearest' })).toBeDisabled();
  },
});

/** Long label, long option and long message on a phone of 320 px: nothing runs under the arrow. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Select
        label="Reason for which you would like to return these goods"
        options={[{ value: 'a', label: 'The colour differs a little from the picture on the product page' }]}
      />
      <Select
        label="Grund"
        options={[{ value: 'a', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' }]}
        error="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
      />
      <Select
        label="เหตุผล"
        options={[{ value: 'a', label: 'สีของสินค้าแตกต่างจากรูปภาพในหน้ารายละเอียดสินค้า', lang: 'th' }]}
        hint="กรุณาเลือกเหตุผลที่ตรงกับความต้องการของคุณมากที่สุด"
      />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    for (const end of canvasElement.querySelectorAll('label + *'))
      await expect(end.previousElementSibling?.getBoundingClientRect().right).toBeLessThanOrEqual(end.getBoundingClientRect().left);
  },
});

/** Another one is chosen, by pointer or keyboard; the platform's own list does it. */
export const Chosen = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(field, 'Cheapest');
    await expect(field).toHaveValue('cheapest');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
});

/** The form found a mistake: screen readers hear it with the field. */
export const Invalid = meta.story({
  decorators: [inPlace('form')],
  args: { error: 'Choose how to sort.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Sort by' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Choose how to sort.');
  },
});
