import { user } from './user.ts';
import { expect, screen, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** What a shopper types into the panel; what is not given stays empty. */
export interface Typed {
  phone?: string;
  email?: string;
  code?: string;
  password?: string;
  repeat?: string;
  agree?: boolean;
}

const emailField = { selector: 'input[type=email]' };

/** Types into the panel's fields, once they are there. */
export async function fill(canvas: Canvas, { phone, email, code, password, repeat, agree = false }: Typed) {
  if (email) await user.type(await canvas.findByLabelText('E-mail', emailField), email);
  if (phone) await user.type(await canvas.findByLabelText('Phone number'), phone);
  if (code) await user.type(await canvas.findByLabelText('Code'), code);
  if (password) await user.type(await canvas.findByLabelText(/^(New p|P)assword$/), password);
  if (repeat) await user.type(await canvas.findByLabelText('Repeat password'), repeat);
  if (agree) await user.click(await canvas.findByRole('checkbox'));
}

/** Fills the panel, ticks the box and sends it. */
export async function send(canvas: Canvas, typed: Typed, button = 'Sign in') {
  await fill(canvas, { agree: true, ...typed });
  await user.click(await canvas.findByRole('button', { name: button }));
}

/** Asks for a code of the address to come to the second step of a forgotten password. */
export async function forget(canvas: Canvas, email: string) {
  await fill(canvas, { email });
  await user.click(await canvas.findByRole('button', { name: 'Next' }));
  await canvas.findByLabelText('Repeat password');
}

/** The message stands at the field, is tied to it, has the focus, and a toast says that something is to be checked. */
export async function expectProblem(canvas: Canvas, label: string | RegExp, message: string) {
  const field = await canvas.findByLabelText(label, { selector: 'input:not([type=radio])' });
  await waitFor(() => expect(field).toBeInvalid());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  await waitFor(() => expect(field).toHaveFocus());
  await expectSaid('alert', /^Check the (marked field|\d+ marked fields)\.$/);
}

/** It is said as a toast. */
export async function expectSaid(role: 'alert' | 'status', message: string | RegExp) {
  // Looked for anew each time: others of this role may be there before the toast, and a toast may be drawn anew while it comes in.
  await waitFor(() => {
    const [said] = screen.queryAllByRole(role).flatMap((place) => within(place).queryAllByText(message));
    if (!said) throw new Error(`No ${role} says ${String(message)}.`);
    return expect(said).toBeVisible();
  });
}
