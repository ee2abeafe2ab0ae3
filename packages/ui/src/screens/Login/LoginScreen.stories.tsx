import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { ananya } from '@galleria/mocks/market/seed.ts';
import { loginScenarios as scenarios, newcomer } from '@galleria/mocks/scenarios/login.ts';
import { useLoginScreen } from '@galleria/storefront/screens/useLoginScreen.ts';
import { countries } from '@galleria/storybook/kit/countries.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectProblem, expectSaid, fill, forget, send, type Typed } from '@galleria/storybook/kit/loginActions.ts';
import { Guarded, Interrupted } from '@galleria/storybook/kit/loginPlaces.tsx';
import { otherTabOf } from '@galleria/storybook/kit/otherTab.ts';
import { setClock } from '@galleria/storybook/kit/setClock.ts';
import { closeToasts, press, pressNative, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, fn, waitFor, within } from 'storybook/test';
import { LoginScreen } from './LoginScreen.tsx';
import type { LoginScreenProps } from './LoginScreen.types.ts';
// Loaded beforehand: they come late by themselves, and a picture must not depend on when.
import './dialCode/DialCodeChoice.tsx';
import './thirdParty/ThirdParties.tsx';

const at = (mode: string) => `/login?mode=${mode}`;
const reload = fn();
const useLogin = () => useLoginScreen({ onReload: reload });
const meta = preview.meta({
  ...live(LoginScreen, useLogin, { ground: 'page' }),
  title: 'Screens/Login',
});

/** The same panel where shoppers of many countries come: the shipped table has one. */
const useAbroad = (): LoginScreenProps => ({ ...useLogin(), countries });
const { render: renderAbroad } = live(LoginScreen, useAbroad, { ground: 'page' });

/** All panels are of one height with the title at one place, so that nothing jumps; where the picture stands beside them. */
async function expectOneHeight(canvas: ReturnType<typeof within>) {
  const title = canvas.getByRole('heading', { level: 1 });
  const panel = title.closest('section');
  if (innerWidth < 992) return;
  await waitFor(() => expect(panel?.offsetHeight).toBe(592));
  const middle = (box: DOMRect) => box.top + box.height / 2;
  await expect(middle(title.getBoundingClientRect()) - (panel?.getBoundingClientRect().top ?? 0)).toBeCloseTo(52, 1);
}

/** Nothing of the panel is out of sight: it has no need to scroll. */
async function expectWhole(canvas: ReturnType<typeof within>) {
  await expectOneHeight(canvas);
  const column = canvas.getByRole('heading', { level: 1 }).closest('section')?.lastElementChild;
  if (innerWidth >= 992) await waitFor(() => expect(column?.scrollHeight).toBe(column?.clientHeight));
}

/** Where the button that sends stands. */
const standOf = (canvas: ReturnType<typeof within>) => canvas.getByRole('button', { name: 'Sign in' }).getBoundingClientRect().top;

/** Sends what is incomplete; beside the picture, what is then said of a field moves nothing. */
async function sendStill(canvas: ReturnType<typeof within>, typed: Typed) {
  await fill(canvas, { agree: true, ...typed });
  const before = standOf(canvas);
  await user.click(canvas.getByRole('button', { name: 'Sign in' }));
  if (innerWidth < 992) return;
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Sign in' }).closest('form')?.querySelector('[aria-invalid=true]')).not.toBeNull(),
  );
  // To less than half a pixel.
  await expect(standOf(canvas)).toBeCloseTo(before, 0);
  await expectWhole(canvas);
}

/** Mode 1: phone and password. */
export const PhoneAndPassword = meta.story({
  parameters: on(scenarios.ready, at('1')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
});

/** Mode 2: e-mail and password, with the forgot-password link. */
export const EmailAndPassword = meta.story({
  parameters: on(scenarios.ready, at('2')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/login?mode=4');
  },
});

/** Mode 3: phone and one-time code. What was typed before comes along. */
export const PhoneAndCode = meta.story({
  parameters: on(scenarios.ready, at('1')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await fill(canvas, { phone: ananya.phone });
    await pressNative(canvas, 'button', 'Use a one-time code instead');
    await expect(await canvas.findByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue(ananya.phone);
    await expect(canvas.getByRole('heading', { name: 'Sign in' })).toHaveFocus();
  },
});

/** Mode 4: a password was forgotten. */
export const ForgotPassword = meta.story({
  parameters: on(scenarios.ready, at('2')),
  play: async ({ canvas }) => {
    await fill(canvas, { email: ananya.email });
    await pressNative(canvas, 'link', 'Forgot your password?');
    await expect(await canvas.findByRole('heading', { name: 'Forgot your password?' })).toHaveFocus();
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue(ananya.email);
  },
});

/** Mode 5: the code that came by e-mail, and the new password twice. */
export const EmailVerification = meta.story({
  parameters: on(scenarios.codeSent, at('4')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await forget(canvas, ananya.email);
    await expect(canvas.getByRole('heading', { name: 'Set a new password' })).toHaveFocus();
    await expect(canvas.getByText(ananya.email)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Resend in 120 s' })).toBeDisabled();
    await expectSaid('status', 'We’ve sent the code.');
    await expectOneHeight(canvas);
  },
});

/** Mode 6, first tab. */
export const RegisterByEmail = meta.story({
  parameters: on(scenarios.ready, at('6')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvas.getByRole('radio', { name: 'E-mail' })).toBeChecked();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).toBeRequired();
    await expect(canvas.getByLabelText('Password')).toBeRequired();
    // What locks the fields is no group of its own.
    for (const group of canvas.queryAllByRole('group')) await expect(group).toHaveAccessibleName();
    await expectOneHeight(canvas);
  },
});

/** Mode 6, second tab: the address and what else was typed stays behind the first. */
export const RegisterByPhone = meta.story({
  parameters: on(scenarios.ready, at('6')),
  play: async ({ canvas }) => {
    await fill(canvas, { email: newcomer.email, password: newcomer.password });
    await user.click(canvas.getByRole('radio', { name: 'Phone' }));
    await fill(canvas, { phone: newcomer.phone });
    await expect(canvas.getByLabelText('Password')).toHaveValue(newcomer.password);
  },
});

/** Mode 7: a guest goes on with e-mail and phone. */
export const GuestContinue = meta.story({
  parameters: on(scenarios.ready, at('7')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.queryByLabelText('Password')).not.toBeInTheDocument();
  },
});

/** A code that waits to be scanned. */
export const QrCode = meta.story({
  parameters: on(scenarios.ready, at('qrCode')),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Code to sign in with your phone' })).toBeVisible();
  },
});

/** The phone has read it: confirm there. */
export const QrCodeScanned = meta.story({
  parameters: on(scenarios.qrScanned, at('qrCode')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Now confirm the sign-in on your phone.')).toBeVisible();
  },
});

/** Too late: another one can be shown. */
export const QrCodeExpired = meta.story({
  parameters: on(scenarios.qrExpired, at('qrCode')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show a new code' })).toBeVisible();
  },
});

/** No code is to be had: the reason, and a way to try again. */
export const QrCodeFailed = meta.story({
  parameters: on(scenarios.qrUnreachable, at('qrCode')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The code can’t be shown')).toBeVisible();
  },
});

/** 'emptyPhone': no phone number. */
export const PhoneEmpty = meta.story({
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { password: ananya.password });
    await expectProblem(canvas, 'Phone number', 'Enter your phone number.');
  },
});

/** Nine digits instead of ten. */
export const PhoneWrongLength = meta.story({
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { phone: ananya.phone.slice(1), password: ananya.password });
    await expectProblem(canvas, 'Phone number', 'Enter a whole phone number: with +91 it has 10 digits.');
  },
});

/** 'emptyPassword': no password. */
export const PasswordEmpty = meta.story({
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { phone: ananya.phone });
    await expectProblem(canvas, 'Password', 'Enter your password.');
  },
});

/** 'emailEmpty': no e-mail address. */
export const EmailEmpty = meta.story({
  parameters: on(scenarios.ready, at('2')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { password: ananya.password });
    await expectProblem(canvas, 'E-mail', 'Enter your e-mail address.');
  },
});

/** 'correctEmail': half an address. */
export const EmailIncorrect = meta.story({
  parameters: on(scenarios.ready, at('2')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { email: 'ananya.rao@', password: ananya.password });
    await expectProblem(canvas, 'E-mail', 'Enter a whole e-mail address, such as name@example.com.');
  },
});

/** 'emptyCaptche': no code. */
export const CodeEmpty = meta.story({
  parameters: on(scenarios.ready, at('3')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { phone: ananya.phone });
    await expectProblem(canvas, 'Code', 'Enter the code.');
  },
});

/** 'correctCaptche': a code with signs that no code has. */
export const CodeIncorrect = meta.story({
  parameters: on(scenarios.ready, at('3')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { phone: ananya.phone, code: '4073-1' });
    await expectProblem(canvas, 'Code', 'A code has only letters and digits.');
  },
});

/** 'agreement': the box is not ticked. */
export const AgreementUnticked = meta.story({
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await sendStill(canvas, { phone: ananya.phone, password: ananya.password, agree: false });
    await expectProblem(canvas, /I agree/, 'Agree to the Privacy agreement to continue.');
  },
});

/** 'againPassword': the new password was typed once. */
export const RepeatPasswordEmpty = meta.story({
  parameters: on(scenarios.codeSent, at('4')),
  play: async ({ canvas }) => {
    await forget(canvas, ananya.email);
    await send(canvas, { code: newcomer.code, password: newcomer.password, agree: false }, 'Save new password');
    await expectProblem(canvas, 'Repeat password', 'Enter the password once more.');
  },
});

/** 'diffPassword': the second is another one. */
export const PasswordsDiffer = meta.story({
  parameters: on(scenarios.codeSent, at('4')),
  play: async ({ canvas }) => {
    await forget(canvas, ananya.email);
    const typed = { code: newcomer.code, password: newcomer.password, repeat: `${newcomer.password}6`, agree: false };
    await send(canvas, typed, 'Save new password');
    await expectProblem(canvas, 'Repeat password', 'The two passwords don’t match.');
  },
});

/** A code is asked for: the button is busy, and fifty presses are one request. */
export const CodeSending = meta.story({
  parameters: on(scenarios.codeSending, at('3')),
  play: async ({ canvas }) => {
    await fill(canvas, { phone: ananya.phone });
    const button = canvas.getByRole('button', { name: 'Send code' });
    for (let presses = 0; presses < 50; presses += 1) button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
});

/** A code was sent: the seconds go down from 120, in every panel that sends to phones. */
export const CodeCountdown = meta.story({
  parameters: on(scenarios.noThirdParty, at('3')),
  play: async ({ canvas }) => {
    await fill(canvas, { phone: ananya.phone });
    await press(canvas, 'Send code');
    await expect(await canvas.findByRole('button', { name: 'Resend in 120 s' })).toBeDisabled();
    await expectSaid('status', 'We’ve sent the code.');
    // Once, by the toast.
    await expect(screen.getAllByRole('status').filter(({ textContent }) => /code/i.test(textContent))).toHaveLength(1);
    await pressNative(canvas, 'button', 'Create account');
    await canvas.findByRole('button', { name: 'Send code' });
    await user.click(canvas.getByRole('radio', { name: 'Phone' }));
    await expect(await canvas.findByRole('button', { name: 'Resend in 120 s' })).toBeDisabled();
    setClock(fixtureNow + 33_000);
    await press(canvas, 'Back');
    await expect(await canvas.findByRole('button', { name: 'Resend in 87 s' })).toBeDisabled();
  },
});

/** Two minutes later another can be asked for. */
export const CodeResendReady = meta.story({
  parameters: on(scenarios.noThirdParty, at('3')),
  play: async ({ canvas }) => {
    await fill(canvas, { phone: ananya.phone });
    await press(canvas, 'Send code');
    await canvas.findByRole('button', { name: 'Resend in 120 s' });
    await waitFor(() => expect(canvas.getByLabelText('Code', { selector: 'input' })).toHaveFocus());
    setClock(fixtureNow + 120_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await expect(await canvas.findByRole('button', { name: 'Resend code' })).toBeEnabled();
  },
});

/** The server refuses: its words, and no countdown. */
export const CodeSendRefused = meta.story({
  parameters: on(scenarios.codeRefused, at('3')),
  play: async ({ canvas }) => {
    await fill(canvas, { phone: ananya.phone });
    await press(canvas, 'Send code');
    await expectSaid('alert', /^Too many codes were sent/);
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
});

/** The shop cannot be reached: no code, no countdown. */
export const CodeSendNetworkFailure = meta.story({
  parameters: on(scenarios.codeUnreachable, at('6')),
  play: async ({ canvas }) => {
    await fill(canvas, { email: newcomer.email });
    await press(canvas, 'Send code');
    await expectSaid('alert', /couldn’t reach Galleria/);
    await expect(canvas.getByRole('button', { name: 'Send code' })).toBeEnabled();
  },
});

/** The answer is on its way: the button is busy, the fields are locked. */
export const Submitting = meta.story({
  parameters: on(scenarios.pending, at('1')),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone, password: ananya.password });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('Phone number')).toBeDisabled();
  },
});

/** The server does not know this pair; everything typed stays. */
export const WrongCredentials = meta.story({
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await send(canvas, { phone: ananya.phone, password: 'not-my-password' });
    await expect(await canvas.findByText('The phone number or the password is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Phone number')).toHaveValue(ananya.phone);
    await expect(canvas.getByLabelText('Password')).toHaveValue('not-my-password');
    await expectWhole(canvas);
  },
});

/** The shop cannot be reached; everything typed stays. */
export const NetworkFailure = meta.story({
  parameters: on(scenarios.unreachable, at('2')),
  play: async ({ canvas }) => {
    await send(canvas, { email: ananya.email, password: ananya.password });
    await expect(await canvas.findByText(/couldn’t reach Galleria/)).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveValue(ananya.password);
  },
});

/** Switching between phone and e-mail keeps what both share. */
export const ModeSwitched = meta.story({
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await fill(canvas, { password: ananya.password, agree: true });
    await user.click(canvas.getByRole('radio', { name: 'E-mail' }));
    await canvas.findByLabelText('E-mail', { selector: 'input[type=email]' });
    await expect(canvas.getByLabelText('Password')).toHaveValue(ananya.password);
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
});

/** The list of countries, with the present one chosen. */
export const DialCodeOpen = meta.story({
  render: renderAbroad,
  parameters: on(scenarios.ready, at('1')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Dial code: India +91');
    await expect(await canvas.findByRole('option', { name: /India/ })).toHaveAttribute('aria-selected', 'true');
  },
});

/** Typing narrows it. */
export const DialCodeSearching = meta.story({
  render: renderAbroad,
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await press(canvas, 'Dial code: India +91');
    // Pressed before it is typed into: that does not close it, and no key is lost.
    const field = await canvas.findByRole('combobox', { name: 'Country' });
    await user.type(field, 'united');
    await expect(field).toHaveValue('united');
    await waitFor(() => expect(canvas.getAllByRole('option').length).toBeLessThan(4));
  },
});

/** Nothing matches. */
export const DialCodeNoMatch = meta.story({
  render: renderAbroad,
  parameters: on(scenarios.ready, at('1')),
  play: async ({ canvas }) => {
    await press(canvas, 'Dial code: India +91');
    const field = await canvas.findByRole('combobox', { name: 'Country' });
    await user.type(field, 'atlantis');
    await expect(field).toHaveValue('atlantis');
    await expect((await canvas.findAllByText('No country of that name or code'))[0]).toBeVisible();
  },
});

/** Where the operator asks for it: a picture code goes along when a one-time code is sent. */
export const CaptchaImage = meta.story({
  parameters: on(scenarios.captcha, at('3')),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Picture of/ });
    await fill(canvas, { phone: ananya.phone });
    await press(canvas, 'Send code');
    await expectProblem(canvas, 'Characters in the picture', 'Enter the characters in the picture.');
    await expectWhole(canvas);
    const code = canvas.getByLabelText('Code');
    await expect(code.compareDocumentPosition(canvas.getByRole('button', { name: 'Use your password instead' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await screen.findAllByText('Check the marked field.');
    await closeToasts();
  },
});

/** The picture is not to be had: another can be tried. */
export const CaptchaImageFailed = meta.story({
  parameters: on(scenarios.captchaFailed, at('3')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture didn’t load. Try another.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Another picture' })).toBeEnabled();
  },
});

/** The operator works with no third party. */
export const WithoutThirdParty = meta.story({
  parameters: on(scenarios.noThirdParty, at('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue as a guest' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Facebook' })).not.toBeInTheDocument();
  },
});

/** All third parties are switched on. */
export const WithThirdParty = meta.story({
  parameters: on(scenarios.everyThirdParty, at('1')),
  play: async ({ canvas }) => {
    const group = within(await canvas.findByRole('group', { name: 'Sign in with an account you have elsewhere' }));
    await expect(group.getAllByRole('button').map((button) => button.textContent?.trim())).toEqual(['Facebook', 'Google', 'X']);
  },
});

/** The operator wrote no agreement: the shop's policies are agreed to. */
export const NoAgreement = meta.story({
  parameters: on(scenarios.noAgreement, at('1')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Terms of service/ })).toHaveAttribute('href', '/policy/terms');
    await expect(canvas.queryByRole('link', { name: /^Privacy agreement/ })).not.toBeInTheDocument();
    await send(canvas, { phone: ananya.phone, password: ananya.password, agree: false });
    await expectProblem(canvas, /I agree/, 'Agree to the Terms of service and the Privacy policy to continue.');
  },
});

/** The server has no picture: an arch is drawn. */
export const PictureMissing = meta.story({ parameters: on(scenarios.pictureMissing, at('1')) });

/** 'registerSU': the account is there, and the way into the shop is all that is left; by e-mail, the page is then loaded anew. */
export const Registered = meta.story({
  parameters: on(scenarios.codeSent, at('6')),
  play: async ({ canvas }) => {
    reload.mockClear();
    await send(canvas, { email: newcomer.email, code: newcomer.code, password: newcomer.password }, 'Create account');
    await expectSaid('status', 'Your account is ready.');
    const heading = await canvas.findByRole('heading', { name: 'Welcome to Galleria' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/');
    // Nothing else is to be done there.
    await expect(canvas.getAllByRole('heading')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /Back|Sign in|guest/ })).not.toBeInTheDocument();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  },
});

/** The new password is saved; back in mode 2. */
export const PasswordReset = meta.story({
  parameters: on(scenarios.codeSent, at('4')),
  play: async ({ canvas }) => {
    await forget(canvas, ananya.email);
    const typed = { code: newcomer.code, password: newcomer.password, repeat: newcomer.password, agree: false };
    await send(canvas, typed, 'Save new password');
    await expect(await canvas.findByText('Your new password is saved. Sign in with it.')).toBeVisible();
    await expect(await canvas.findByLabelText('E-mail', { selector: 'input[type=email]' })).toHaveValue(ananya.email);
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
  },
});

const { render: renderGuarded } = live(Guarded, () => ({}), { ground: 'page' });

/** /login: a guest was sent away from a guarded page, and is told so. */
export const AsPage = meta.story({
  render: renderGuarded,
  parameters: on(scenarios.ready, '/users/order_list'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in to see this page\./)).toBeVisible();
  },
});

/** A guest comes to /login, and is asked to make an account of it; it says what becomes of the orders. */
export const GuestBecomesMember = meta.story({
  render: renderGuarded,
  parameters: on(scenarios.guest, '/login'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Create account' })).toBeVisible();
    await expect(canvas.getByText(/Note the numbers of your guest orders/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Continue as a guest' })).not.toBeInTheDocument();
    await expectOneHeight(canvas);
  },
});

/** Another tab signed out; a page that needs an account then says so. */
export const SignedOutElsewhere = meta.story({
  render: renderGuarded,
  parameters: on(scenarios.signedIn, '/'),
  play: async ({ canvas, id }) => {
    const link = await canvas.findByRole('link', { name: 'My orders' });
    otherTabOf(id)?.end();
    await user.click(link);
    await expect(await canvas.findByText('You’ve signed out in another tab. Sign in again to continue.')).toBeVisible();
  },
});

const { render: renderInterrupted } = live(Interrupted, () => ({}), { ground: 'page' });

/** A 401 code opens the popup over the page, with the server's message. */
export const SessionExpired = meta.story({
  render: renderInterrupted,
  parameters: on(scenarios.sessionEnded, '/users/order_list?tab=toPay'),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvasElement }) => {
    const popup = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Sign in' });
    await expect(await within(popup).findByText(/^You’ve been signed out for your safety/)).toBeVisible();
    await waitFor(() => expect(within(popup).getByLabelText('Phone number')).toHaveFocus());
  },
});

/** Registration is refused: somebody has this address. */
export const EmailTaken = meta.story({
  parameters: on(scenarios.codeSent, at('6')),
  play: async ({ canvas }) => {
    await send(canvas, { email: ananya.email, code: newcomer.code, password: newcomer.password }, 'Create account');
    await expect(await canvas.findByText('This e-mail address is already registered. Sign in with it.')).toBeVisible();
  },
});

/** Mode 4 is refused: nobody has this address. */
export const EmailUnknown = meta.story({
  parameters: on(scenarios.ready, at('4')),
  play: async ({ canvas }) => {
    await send(canvas, { email: newcomer.email, agree: false }, 'Next');
    await expect(await canvas.findByText(/^There’s no account with this e-mail address/)).toBeVisible();
  },
});

/** The rule for a new password, met part by part. */
export const WeakPassword = meta.story({
  parameters: on(scenarios.ready, at('6')),
  play: async ({ canvas }) => {
    // The length is asked for once.
    await expect(await canvas.findAllByText(/8–20/)).toHaveLength(1);
    await send(canvas, { email: newcomer.email, code: newcomer.code, password: 'monsoon' }, 'Create account');
    await expectProblem(canvas, 'Password', 'Choose a password that follows the rules below.');
  },
});
