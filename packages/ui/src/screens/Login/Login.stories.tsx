import { ananya } from '@galleria/mocks/market/seed.ts';
import { loginScenarios as scenarios } from '@galleria/mocks/scenarios/login.ts';
import { useLoginScreen } from '@galleria/storefront/screens/useLoginScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { shopper } from '@galleria/storybook/kit/shopper.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, within } from 'storybook/test';
import { Login } from './Login.tsx';

const byPhone = '/login';
const byEmail = '/login?mode=2';

const meta = preview.meta({ ...live(Login, useLoginScreen, { ground: 'page' }), title: 'Screens/Login' });

/** Types into the form like a shopper, and sends it. What is not given stays empty. */
async function send(
  canvas: ReturnType<typeof within>,
  { phone, email, password, agree = true }: { phone?: string; email?: string; password?: string; agree?: boolean },
) {
  const button = await canvas.findByRole('button', { name: 'Sign in' });
  if (phone) await shopper.type(canvas.getByLabelText('Phone number'), phone);
  if (email) await shopper.type(canvas.getByLabelText('E-mail', { selector: 'input[type=email]' }), email);
  if (password) await shopper.type(canvas.getByLabelText('Password'), password);
  if (agree) await shopper.click(canvas.getByRole('checkbox'));
  await shopper.click(button);
}

/** The message stands at the field, is tied to it, has the focus, and is said as a toast. */
async function expectProblem(canvas: ReturnType<typeof within>, label: string | RegExp, message: string) {
  const field = canvas.getByLabelText(label, { selector: 'input:not([type=radio])' });
  await expect(field).toBeInvalid();
  await expect(field).toHaveAccessibleDescription(message);
  await expect(field).toHaveFocus();
  await expect(await within(screen.getByRole('alert')).findByText(message)).toBeVisible();
}

/** Mode 1: phone and password. */
export const PhoneAndPassword = meta.story({
  parameters: on(scenarios.ready, byPhone),
  tags: ['smoke', 'visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
});

/** Mode 2: e-mail and password, with the forgot-password link. */
export const EmailAndPassword = meta.story({
  parameters: on(scenarios.ready, byEmail),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/login?mode=4');
  },
});

/** 'emptyPhone': no phone number. */
export const PhoneEmpty = meta.story({
  parameters: on(scenarios.ready, byPhone),
  play: async ({ canvas }) => {
    await send(canvas, { password: ananya.password });
    await expectProblem(canvas, 'Phone number', 'Enter your phone number.');
  },
});

/** Nine digits instead of ten. */
export const PhoneWrongLength = meta.story({
  parameters: on(scenarios.ready, byPhone),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone.slice(1), password: ananya.password });
    await expectProblem(canvas, 'Phone number', 'A phone number has 10 digits.');
  },
});

/** 'emptyPassword': no password. */
export const PasswordEmpty = meta.story({
  parameters: on(scenarios.ready, byPhone),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone });
    await expectProblem(canvas, 'Password', 'Enter your password.');
  },
});

/** 'emailEmpty': no e-mail address. */
export const EmailEmpty = meta.story({
  parameters: on(scenarios.ready, byEmail),
  play: async ({ canvas }) => {
    await send(canvas, { password: ananya.password });
    await expectProblem(canvas, 'E-mail', 'Enter your e-mail address.');
  },
});

/** 'correctEmail': half an address. */
export const EmailIncorrect = meta.story({
  parameters: on(scenarios.ready, byEmail),
  play: async ({ canvas }) => {
    await send(canvas, { email: 'ananya.rao@', password: ananya.password });
    await expectProblem(canvas, 'E-mail', 'Enter a whole e-mail address, such as name@example.com.');
  },
});

/** 'agreement': the box is not ticked. */
export const AgreementUnticked = meta.story({
  parameters: on(scenarios.ready, byPhone),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone, password: ananya.password, agree: false });
    await expectProblem(canvas, /I agree/, 'Tick the box to agree before you sign in.');
  },
});

/** The answer is on its way: the button is busy, the fields are locked. */
export const Submitting = meta.story({
  parameters: on(scenarios.pending, byPhone),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone, password: ananya.password });
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByLabelText('Phone number')).toBeDisabled();
  },
});

/** The server does not know this pair; everything typed stays. */
export const WrongCredentials = meta.story({
  parameters: on(scenarios.ready, byPhone),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone, password: 'not-my-password' });
    await expect(await canvas.findByText('The phone number or the password is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number')).toHaveValue(ananya.phone);
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-my-password');
  },
});

/** The shop cannot be reached; everything typed stays. */
export const NetworkFailure = meta.story({
  parameters: on(scenarios.unreachable, byEmail),
  play: async ({ canvas }) => {
    await send(canvas, { email: ananya.email, password: ananya.password });
    await expect(await canvas.findByText(/cannot be reached/)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue(ananya.password);
  },
});

/** Switching between phone and e-mail keeps what both share. */
export const ModeSwitched = meta.story({
  parameters: on(scenarios.ready, byPhone),
  play: async ({ canvas }) => {
    await shopper.type(await canvas.findByLabelText('Password'), ananya.password);
    await shopper.click(canvas.getByRole('radio', { name: 'E-mail' }));
    await expect(canvas.getByLabelText('Password')).toHaveValue(ananya.password);
  },
});

/** The server has no picture: an arch is drawn. */
export const PictureMissing = meta.story({ parameters: on(scenarios.pictureMissing, byPhone) });
