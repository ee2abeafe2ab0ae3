import { passwordCode, userInfoScenarios as scenarios } from '@galleria/mocks/scenarios/userInfo.ts';
import SignInPopup from '@galleria/storefront/app/SignInPopup.tsx';
import { usePrompt } from '@galleria/storefront/app/usePrompt.ts';
import { useUserInfoScreen } from '@galleria/storefront/screens/useUserInfoScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { pictureFile } from '@galleria/storybook/kit/pictureFiles.ts';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { closeToasts, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { UserInfoScreen } from './UserInfoScreen.tsx';
import type { UserInfoScreenProps } from './UserInfoScreen.types.ts';

/** With the popup that the shop opens over any page when a session has ended. */
function UserInfoInShop(props: UserInfoScreenProps) {
  const { open } = usePrompt();
  return (
    <>
      <UserInfoScreen {...props} />
      {open && <SignInPopup />}
    </>
  );
}

const meta = preview.meta({
  ...live(UserInfoInShop, useUserInfoScreen, { area: 'account', about: UserInfoScreen }),
  title: 'Screens/User info',
});
type Canvas = ReturnType<typeof within>;

/** A shopper looks at their own data. Phone and e-mail address are masked: the page may be seen by others. */
export const Default = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('••• ••• 1210')).toBeVisible();
    await expect(canvas.queryByText(/9886041210|ananya\.rao/)).not.toBeInTheDocument();
  },
});

/** Picture and nickname are being changed. */
export const Editing = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Change details');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveAccessibleDescription('JPG or PNG, up to 10 MB.');
  },
});

/** A nickname must not be empty: the field says so, and gets the focus. */
export const NameEmpty = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  play: async ({ canvas }) => {
    const field = await rename(canvas, '   ');
    await press(canvas, 'Save changes');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Enter a nickname/));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(await within(screen.getByRole('alert')).findByText('Check the marked field.')).toBeVisible();
  },
});

/** A nickname of 256 characters is one too long. Nothing of it is cut. */
export const NameLong = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  play: async ({ canvas }) => {
    const field = await rename(canvas, 'n'.repeat(256));
    await press(canvas, 'Save changes');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/255 characters/));
    await expect(field).toHaveValue('n'.repeat(256));
  },
});

/** A picture was picked: its square is chosen before it is sent. */
export const Cropping = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement, await pictureFile('me.png'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose the part to show' }));
    await waitFor(() => expect(dialog.getByRole('slider', { name: /^Part/ })).toHaveFocus());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled());
  },
});

/** The chosen square is on its way. It can be cancelled, and the form waits for it. */
export const AvatarUploading = meta.story({
  parameters: on(scenarios.uploading, '/users/user_info'),
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement, await pictureFile('me.png'));
    await crop();
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading your picture' })).toBeVisible();
    await press(canvas, 'Save changes');
    await expect(await canvas.findByText(/Your picture isn’t ready yet/)).toBeVisible();
  },
});

/** The picture did not arrive: why, and a way to try again. The one from before stays. */
export const AvatarFailed = meta.story({
  parameters: on(scenarios.uploadFailed, '/users/user_info'),
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement, await pictureFile('me.png'));
    await crop();
    await expect(await canvas.findByText(/The store of pictures is full\. Try again in a few minutes\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A GIF that calls itself PNG is refused by its bytes, before anything is sent. */
export const AvatarRefused = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement, new File(['GIF89a, which is no PNG'], 'me.png', { type: 'image/png' }));
    await expect(await canvas.findByText(/me\.png isn’t a JPG or PNG picture/)).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});

/** A new password: where the code goes, the code, and the password twice with its rule as it is met. */
export const ChangingPassword = meta.story({
  parameters: on(scenarios.codeSent, '/users/user_info'),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Change password');
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'By text message to ••• ••• 1210' })).toHaveFocus());
    await user.type(canvas.getByLabelText('New password'), 'Monsoon');
    await expect(canvas.getByText('a capital letter').closest('li')).toHaveTextContent(/met/);
    await expect(canvas.getByText('a digit').closest('li')).not.toHaveTextContent(/met/);
  },
});

/** The code is on its way, and the form says where to: another can be asked for in two minutes. The mailbox has a wait of its own. */
export const CodeSent = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  play: async ({ canvas }) => {
    await press(canvas, 'Change password');
    await press(canvas, 'Send code');
    await expect(await canvas.findByRole('button', { name: /Resend in 120 s/ })).toBeDisabled();
    await expect(canvas.getByText('Sent to ••• ••• 1210.')).toBeVisible();
    await user.click(canvas.getByRole('radio', { name: /mailbox/ }));
    await expect(await canvas.findByRole('button', { name: 'Send code' })).toBeEnabled();
    await expect(canvas.queryByText(/^Sent to/)).not.toBeInTheDocument();
    await user.click(canvas.getByRole('radio', { name: /text message/ }));
    await expect(await canvas.findByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled();
    await expect(canvas.getByText('Sent to ••• ••• 1210.')).toBeVisible();
  },
});

/** The server sends no more codes: it says why, and there is no wait. */
export const CodeRefused = meta.story({
  parameters: on(scenarios.codeRefused, '/users/user_info'),
  play: async ({ canvas }) => {
    await press(canvas, 'Change password');
    await press(canvas, 'Send code');
    await expect(await screen.findByText(/Too many codes were sent/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Send code' })).toBeEnabled();
  },
});

/** The second password is another one: said at its field, nothing is sent. */
export const PasswordsDiffer = meta.story({
  parameters: on(scenarios.codeSent, '/users/user_info'),
  play: async ({ canvas }) => {
    await fillPassword(canvas, 'Monsoon-26', 'Monsoon-27');
    await press(canvas, 'Save new password');
    const repeat = canvas.getByLabelText('Repeat password');
    await waitFor(() => expect(repeat).toHaveAccessibleDescription('The two passwords don’t match.'));
    await waitFor(() => expect(repeat).toHaveFocus());
  },
});

/** The server refuses the code: why, and all that was typed is still there. */
export const CodeWrong = meta.story({
  parameters: on(scenarios.ready, '/users/user_info'),
  play: async ({ canvas }) => {
    await fillPassword(canvas, 'Monsoon-26', 'Monsoon-26');
    await press(canvas, 'Save new password');
    await expect(await canvas.findByText(/Ask for a new one/)).toBeVisible();
    await expect(canvas.getByLabelText('New password')).toHaveValue('Monsoon-26');
  },
});

/** The new password did not reach the server. */
export const PasswordUnreachable = meta.story({
  parameters: on(scenarios.passwordUnreachable, '/users/user_info'),
  play: async ({ canvas }) => {
    await fillPassword(canvas, 'Monsoon-26', 'Monsoon-26');
    await press(canvas, 'Save new password');
    await expect(await canvas.findByText(/couldn’t reach Galleria/)).toBeVisible();
  },
});

/** The new password is set; the form has gone, and the focus is where it began. */
export const PasswordChanged = meta.story({
  parameters: on(scenarios.codeSent, '/users/user_info'),
  play: async ({ canvas }) => {
    await fillPassword(canvas, 'Monsoon-26', 'Monsoon-26');
    await press(canvas, 'Save new password');
    await expect(await screen.findByText(/Your new password is saved/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change password' })).toHaveFocus());
  },
});

/** The operator asks for the characters of a picture before a code is sent. */
export const Captcha = meta.story({
  parameters: on(scenarios.captcha, '/users/user_info'),
  play: async ({ canvas }) => {
    await press(canvas, 'Change password');
    await expect(await canvas.findByRole('img', { name: /^Picture of four/ })).toBeVisible();
    await press(canvas, 'Send code');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Characters in the picture' })).toHaveFocus());
    await expect(canvas.getByRole('img', { name: /^Picture of four/ })).toBeVisible();
    await screen.findAllByText('Check the marked field.');
    await closeToasts();
  },
});

/** Nickname and picture are saved: a word says so, and the page shows them. */
export const Saved = meta.story({
  parameters: on(scenarios.uploaded, '/users/user_info'),
  play: async ({ canvas, canvasElement }) => {
    await pick(canvas, canvasElement, await pictureFile('me.png'));
    await crop();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await canvas.findByRole('button', { name: 'Remove picture' });
    await rename(canvas, 'Ananya of Mysuru');
    await press(canvas, 'Save changes');
    await expect(await screen.findByText('We’ve saved your details.')).toBeVisible();
    await expect(await canvas.findByText('Ananya of Mysuru', { selector: 'dd, dd *' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Change details' })).toHaveFocus());
    await expect(await canvas.findByRole('img', { name: 'Your picture' })).toHaveAttribute('src', expect.stringContaining('/pictures/'));
  },
});

/** What was typed is being saved: nothing can be pressed twice. */
export const Saving = meta.story({
  parameters: on(scenarios.saving, '/users/user_info'),
  play: async ({ canvas }) => {
    await rename(canvas, 'Ananya of Mysuru');
    await press(canvas, 'Save changes');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-busy', 'true'));
  },
});

/** It did not reach the server: why, and what was typed is still there. */
export const SaveUnreachable = meta.story({
  parameters: on(scenarios.saveUnreachable, '/users/user_info'),
  play: async ({ canvas }) => {
    const field = await rename(canvas, 'Ananya of Mysuru');
    await press(canvas, 'Save changes');
    await expect(await canvas.findByText(/couldn’t reach Galleria/)).toBeVisible();
    await expect(field).toHaveValue('Ananya of Mysuru');
  },
});

/** The session ends while typing: the popup says so and asks to sign in, over the form with what was typed; then it is saved. */
export const SessionEnded = meta.story({
  parameters: on(scenarios.sessionEnded, '/users/user_info'),
  play: async ({ canvas }) => {
    const field = await rename(canvas, 'Typed before the end');
    await press(canvas, 'Save changes');
    const popup = within(await screen.findByRole('dialog', { name: 'Sign in' }));
    await expect(await popup.findByText('You’ve been signed out for your safety. Sign in again.')).toBeVisible();
    await expect(await popup.findByLabelText('Phone number')).toBeVisible();
    await expect(field).toHaveValue('Typed before the end');
    await expect(field).toBeVisible();
  },
});

/** Somebody who shops as a guest has no password, and a way to an account that has one. */
export const Guest = meta.story({
  parameters: on(scenarios.guest, '/users/user_info'),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/login');
    // The guest's own, as it was typed at sign-in.
    await expect(canvas.getByText('••• ••• 9999')).toBeVisible();
  },
});

/** Signed in by a third party that told neither phone nor e-mail address: there is nowhere to send a code. */
export const Nowhere = meta.story({ parameters: on(scenarios.nowhere, '/users/user_info') });

/** Markup in a nickname, an address without an end, a picture that does not come. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, '/users/user_info'), tags: ['visual:mobile'] });

/** The data is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, '/users/user_info'), tags: ['visual:dark'] });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, '/users/user_info') });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, '/users/user_info'), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, '/users/user_info'), play: expectSignedOut });

async function rename(canvas: Canvas, name: string) {
  if (!canvas.queryByRole('textbox', { name: 'Nickname' })) await press(canvas, 'Change details');
  const field = await canvas.findByRole('textbox', { name: 'Nickname' });
  await user.clear(field);
  field.focus();
  await user.paste(name);
  return field;
}

async function pick(canvas: Canvas, element: HTMLElement, file: File) {
  await press(canvas, 'Change details');
  await canvas.findByRole('button', { name: 'Choose a picture' });
  const input = element.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for files.');
  await user.upload(input, file);
}

async function crop() {
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Use picture' })).toBeEnabled());
  await press(dialog, 'Use picture');
}

async function fillPassword(canvas: Canvas, password: string, repeat: string) {
  await press(canvas, 'Change password');
  await user.type(await canvas.findByLabelText('Code'), passwordCode);
  await user.type(canvas.getByLabelText('New password'), password);
  await user.type(canvas.getByLabelText('Repeat password'), repeat);
}
