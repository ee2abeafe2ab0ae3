import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import { pseudoText } from '@galleria/storybook/kit/pseudo.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import { withToasts } from '@galleria/storybook/kit/withToasts.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import type { Outcome } from '../../state/resource.ts';
import { AddressForm } from './index.ts';

const home = {
  name: 'Ananya Rao',
  dialCode: '+91',
  phone: '9845012345',
  email: 'ananya.rao@mailbox.in',
  country: 'India',
  detail: '12, 4th Cross, Lavelle Road\nBengaluru, Karnataka',
  postCode: '560001',
  isDefault: true,
};
const countries = ['India', 'Nepal', 'Sri Lanka'].map((name) => ({ value: name, label: name }));
const answer = (outcome: Outcome) => fn(async () => outcome);
const unreachable: Outcome = { status: 'failed', error: { kind: 'transport' } };

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Address form',
  component: AddressForm,
  loaders,
  decorators: [inPlace('page'), ...decorators],
  args: {
    countries,
    dialCodes: ['+91', '+977', '+94'],
    onSubmit: answer({ status: 'done' }),
    onValuesChange: fn(),
    onCancel: fn(),
  },
});

/** A new address: nothing is known but the dial code. Browsers and password managers fill it in. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Address')).toHaveAttribute('autocomplete', 'shipping street-address');
    await expect(canvas.getByLabelText('Full name')).toHaveAttribute('autocomplete', 'shipping name');
    const country = canvas.getByLabelText('Country or region');
    await expect(country).toHaveValue('');
    await expect(country).toHaveDisplayValue('Choose…');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { initial: { ...home, name: 'Meera Rao', isDefault: false } } });

/** Empty, with an address, and in a narrow dialog with a country that is offered no more. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      <Sample name="empty">
        <AddressForm {...args} />
      </Sample>
      <Sample name="with an address">
        <AddressForm {...args} initial={home} />
      </Sample>
      <Sample name="narrow, with a country that is offered no more">
        <Place as="form">
          <AddressForm {...args} initial={{ ...home, country: 'Atlantis' }} />
        </Place>
      </Sample>
    </Place>
  ),
});

/** Long, unbroken and Thai texts, all wrong, on a phone of 320 px. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [withToasts, inPlace('phone')],
  args: {
    initial: { ...home, name: '', phone: '1', email: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', detail: '', postCode: '' },
  },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: pseudoText('Save address') }));
    await waitFor(() => expect(canvas.getAllByRole('textbox').filter((field) => field.ariaInvalid === 'true')).toHaveLength(5));
  },
});

/** Sent too early: every field says what is missing, and focus goes to the first. */
export const Missing = meta.story({
  decorators: [withToasts],
  play: async ({ canvas, args }) => {
    await user.click(canvas.getByRole('button', { name: 'Save address' }));
    const name = canvas.getByLabelText('Full name');
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Enter the name of the person who receives the parcel.'));
    for (const label of ['Phone number', 'Country or region', 'Address', 'Post code'])
      await waitFor(() => expect(canvas.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true'));
    await expect(canvas.getByLabelText('E-mail (optional)')).toBeValid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Nine digits for +91, half an e-mail address and a short post code; mending a field takes its message away. */
export const Wrong = meta.story({
  decorators: [withToasts],
  args: { initial: { ...home, phone: '984501234', email: 'ananya.rao@', postCode: '56001' } },
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText('Phone number');
    await user.type(canvas.getByLabelText('Post code'), '{Enter}');
    await waitFor(() => expect(phone).toHaveFocus());
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Enter a whole phone number: with +91 it has 10 digits.'));
    await waitFor(() =>
      expect(canvas.getByLabelText('E-mail (optional)')).toHaveAccessibleDescription(
        'Enter a whole e-mail address, such as name@example.com, or leave it empty.',
      ),
    );
    await user.type(canvas.getByLabelText('Post code'), '2');
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({ ...home, phone: '984501234', email: 'ananya.rao@', postCode: '560012' }),
    );
    await waitFor(() => expect(canvas.queryByText('Enter a post code of 6 characters.')).not.toBeInTheDocument());
  },
});

/** The address is being saved: fields are locked, and focus waits on the button. */
export const Saving = meta.story({
  args: { initial: home, onSubmit: fn(() => new Promise<Outcome>(() => {})) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save address' });
    await user.type(canvas.getByLabelText('Full name'), '{Enter}');
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByLabelText('Full name')).toBeDisabled();
    await user.click(button);
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(1));
  },
});

/** It could not be saved: the form says why, and nothing that was typed is lost. */
export const Failed = meta.story({
  args: { initial: { ...home, detail: '' }, onSubmit: answer(unreachable) },
  play: async ({ canvas, args }) => {
    await user.type(canvas.getByLabelText('Address'), ' 7, Temple Street ');
    await user.click(canvas.getByRole('button', { name: 'Save address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t reach Galleria/);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...home, detail: '7, Temple Street' });
    await expect(canvas.getByLabelText('Address')).toHaveValue(' 7, Temple Street ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByLabelText('Full name')).toBeEnabled();
  },
});
