import { ananya } from '@galleria/mocks/market/shoppers.ts';
import {
  applicant,
  applicationDraft,
  merchantApplicationScenarios as scenarios,
  takenName,
} from '@galleria/mocks/scenarios/merchantApplication.ts';
import { createDrafts } from '@galleria/storefront/app/drafts.ts';
import { ownerIdOf } from '@galleria/storefront/data/ownerId.ts';
import { useMerchantApplicationScreen } from '@galleria/storefront/screens/useMerchantApplicationScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { closeToasts, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { applicationDraftSchema } from './MerchantApplicationScreen.schema.ts';
import { agree, apply, expectProblem, expectToast, fill, pick, send, uploaded } from '@galleria/storybook/kit/merchantActions.ts';
import { MerchantApplicationScreen } from './MerchantApplicationScreen.tsx';

const here = '/users/merchant_settled?menuCur=70';
const again = `${here}&from=1`;

const meta = preview.meta({
  ...live(MerchantApplicationScreen, useMerchantApplicationScreen, { area: 'account' }),
  title: 'Screens/Merchant application',
  // What one story typed is no draft of the next.
  beforeEach: () => sessionStorage.clear(),
});

/** Nobody has typed anything. */
export const Blank = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Open your shop' })).toBeVisible();
    await expect(await canvas.findByText('0 of 10')).toBeVisible();
  },
});

/** Everything is filled in, with ten pictures. On a slow device, which takes its time to find the shopper's drafts, nothing typed is lost. */
export const Filled = meta.story({
  parameters: on(scenarios.ready, here),
  beforeEach() {
    const digest = crypto.subtle.digest.bind(crypto.subtle);
    spyOn(crypto.subtle, 'digest').mockImplementation(async (...text) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      return digest(...text);
    });
  },
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await fill(canvas);
    await pick(canvas, 10);
    await uploaded(canvas, 10);
    await agree(canvas);
    await expect(canvas.getByText('10 of 10')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    const typed = { 'Company name': applicant.name, 'Contact person': applicant.realName, 'Business address': applicant.address };
    for (const [label, text] of Object.entries({ ...typed, 'E-mail': applicant.email }))
      await expect(canvas.getByLabelText(label)).toHaveValue(text);
  },
});

/** Sent without company name, real name, category, code, pictures and consent: each says so, and the focus goes to the first. */
export const FieldsMissing = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await fill(canvas, { name: '', realName: '', category: '', code: '' });
    await send(canvas);
    await expectProblem(canvas, 'Company name', 'Enter the name of the company.');
    await expectProblem(canvas, 'Contact person', 'Enter the name of the person');
    await expectProblem(canvas, 'Category', 'Choose a category.');
    await expectProblem(canvas, 'Code', 'Enter the code.');
    await expect(canvas.getByText('Add at least one picture of your documents.')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the merchant agreement to continue.');
    await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveFocus());
    await expectToast('Check the 6 marked fields.');
    await closeToasts();
  },
});

/** Everything is there but consent. */
export const AgreementUnticked = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await fill(canvas);
    await pick(canvas, 1);
    await uploaded(canvas, 1);
    await send(canvas);
    const box = canvas.getByRole('checkbox');
    await waitFor(() => expect(box).toHaveFocus());
    await waitFor(() => expect(box).toHaveAccessibleDescription('Agree to the merchant agreement to continue.'));
    await expectToast('Check the marked field.');
  },
});

/** No picture of a qualification: the button that adds one has the focus. */
export const PictureMissing = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await fill(canvas);
    await agree(canvas);
    await send(canvas);
    const group = canvas.getByRole('group', { name: 'Pictures of your documents' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining('Add at least one picture')));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add pictures/ })).toHaveFocus());
    await expectToast('Check the marked field.');
  },
});

/** Ten are the most: the eleventh is refused, and that is said. */
export const EleventhPicture = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await pick(canvas, 11);
    // The refused one can be taken off the page too.
    await uploaded(canvas, 11);
    await expect(canvas.getByText('10 of 10')).toBeVisible();
    const refusal = /licence-11\.jpg wasn’t added: you can add up to 10 pictures/;
    await expect((await canvas.findAllByText(refusal))[0]).toBeVisible();
    // What is said of the ten after it does not silence it.
    const pictures = canvas.getByRole('group', { name: 'Pictures of your documents' });
    await expect(within(pictures).getByRole('status')).toHaveTextContent(refusal);
    await expect(within(pictures).getByRole('status')).toHaveTextContent('We’ve uploaded licence-10.jpg.');
  },
});

/** The operator asks for the characters in a picture, before a code is sent and when the application is. */
export const ImageCode = meta.story({
  parameters: on(scenarios.captcha, here),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Picture of four/ });
    await fill(canvas, { code: '' });
    await press(canvas, 'Send code');
    await expectProblem(canvas, 'Characters in the picture', 'Enter the characters in the picture.');
    await expect(canvas.getByRole('link', { name: /Can’t read the picture/ })).toBeVisible();
    await expectToast('Check the marked field.');
    await closeToasts();
  },
});

/** The picture is not to be had: another can be tried. */
export const ImageCodeFailed = meta.story({
  parameters: on(scenarios.captchaFailed, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The picture didn’t load. Try another.')).toBeVisible();
  },
});

/** The code is not the one in the mail: said at its field, nothing else is lost, and mending it takes the words away. */
export const CodeIncorrect = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await apply(canvas, { code: '111111' });
    await expectProblem(canvas, 'Code', 'The code is wrong.');
    await waitFor(() => expect(canvas.getByLabelText('Code', { selector: 'input' })).toHaveFocus());
    await expect(canvas.getByLabelText('Company name')).toHaveValue(applicant.name);
    await expect(canvas.getByText('1 of 10')).toBeVisible();
  },
});

/** The answer is on its way: the fields are locked. */
export const Submitting = meta.story({
  parameters: on(scenarios.pending, here),
  play: async ({ canvas }) => {
    await apply(canvas);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send application' })).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByLabelText('Company name')).toBeDisabled();
  },
});

/** The shop cannot be reached: what was typed is there, and can be sent again. */
export const Unreachable = meta.story({
  parameters: on(scenarios.sendingUnreachable, here),
  play: async ({ canvas }) => {
    await apply(canvas);
    await expect(await canvas.findByText(/couldn’t reach Galleria/)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail')).toHaveValue(applicant.email);
  },
});

const idOfAnanya = async () => (await ownerIdOf(ananya.phone)) ?? '';

/** What was typed before is back, its pictures too; the form can be begun anew. */
export const DraftRestored = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:th'],
  beforeEach: async () => createDrafts().write(await idOfAnanya(), 'application', applicationDraft),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We’ve kept what you typed/)).toBeVisible();
    await expect(await canvas.findByLabelText('Company name')).toHaveValue(applicant.name);
    await expect(canvas.getByText('2 of 10')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
});

/** A long form and its pictures are not thrown away at one press: it is asked first. */
export const AskedToBeginAnew = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:th'],
  beforeEach: async () => createDrafts().write(await idOfAnanya(), 'application', applicationDraft),
  play: async ({ canvas }) => {
    await press(canvas, 'Start over');
    const question = within(await screen.findByRole('alertdialog', { name: 'Start over?' }));
    await waitFor(() => expect(question.getByRole('button', { name: 'Keep entries' })).toHaveFocus());
    // The code of the form may come later than that of what stands above it.
    await expect(await canvas.findByLabelText('Company name')).toHaveValue(applicant.name);
  },
});

/** The draft is thrown away. */
export const BegunAnew = meta.story({
  parameters: on(scenarios.captcha, here),
  beforeEach: async () => createDrafts().write(await idOfAnanya(), 'application', applicationDraft),
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('img', { name: /^Picture of four/ });
    await press(canvas, 'Start over');
    await press(within(await screen.findByRole('alertdialog', { name: 'Start over?' })), 'Start over');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(await canvas.findByRole('img', { name: /^Picture of four/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveValue(''));
    await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveFocus());
    await expect(canvas.getByText('0 of 10')).toBeVisible();
    await expect(canvas.queryByText(/^We’ve kept what you typed/)).not.toBeInTheDocument();
    await expect(createDrafts().read(await idOfAnanya(), 'application', applicationDraftSchema)).toBeUndefined();
  },
});

/** The form is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, here) });

/** The classifications could not be loaded: without them nobody can apply. */
export const Failed = meta.story({
  parameters: on(scenarios.failed, here),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The categories are unavailable right now. Try again in a minute.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
});

/** The merchant agreement over the form, sanitised. */
export const AgreementOpen = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:dark', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'Read the agreement');
    const dialog = within(await screen.findByRole('dialog', { name: 'Merchant agreement' }));
    await expect(await dialog.findByRole('region', { name: 'Merchant agreement' })).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Accept agreement' })).toBeEnabled());
  },
});

/** Agreeing in the dialog ticks the box. */
export const AgreedInDialog = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await press(canvas, 'Read the agreement');
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('region');
    await press(dialog, 'Accept agreement');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('checkbox')).toBeChecked());
  },
});

/** The agreement is not to be had, and can be asked for again. */
export const AgreementFailed = meta.story({
  parameters: on(scenarios.agreementFailed, here),
  play: async ({ canvas }) => {
    await press(canvas, 'Read the agreement');
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('The agreement could not be loaded'));
    await expect(dialog.getByRole('button', { name: 'Accept agreement' })).toBeDisabled();
  },
});

/** Nothing is left of the agreement once it is clean, so there is nothing to agree to yet. */
export const AgreementEmpty = meta.story({
  parameters: on(scenarios.agreementEmpty, here),
  play: async ({ canvas }) => {
    await press(canvas, 'Read the agreement');
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByText(/has no text yet/)).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Accept agreement' })).toBeDisabled();
  },
});

/** A code was sent: the seconds go down from 120. */
export const CodeCountdown = meta.story({
  parameters: on(scenarios.noCode, here),
  play: async ({ canvas }) => {
    await fill(canvas, { code: '' });
    await press(canvas, 'Send code');
    await expect(await canvas.findByRole('button', { name: 'Resend in 120 s' })).toBeDisabled();
    await expectToast('We’ve sent the code.');
  },
});

/** A code is asked for without an address to send it to. */
export const CodeWithoutEmail = meta.story({
  parameters: on(scenarios.ready, here),
  play: async ({ canvas }) => {
    await press(canvas, 'Send code');
    await expectProblem(canvas, 'E-mail', 'Enter your e-mail address.');
    await waitFor(() => expect(canvas.getByLabelText('E-mail')).toHaveFocus());
  },
});

/** Pictures are on their way: the form waits for them, and says so when somebody sends it. */
export const Uploading = meta.story({
  parameters: on(scenarios.uploading, here),
  play: async ({ canvas }) => {
    await fill(canvas);
    await agree(canvas);
    await pick(canvas, 2);
    await expect(await canvas.findByRole('progressbar', { name: /licence-2\.jpg/ })).toBeVisible();
    await send(canvas);
    const group = canvas.getByRole('group', { name: 'Pictures of your documents' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining('2 pictures are still uploading')));
  },
});

/** It is sent, and reviewed within 15 working days; the draft is gone. */
export const Submitted = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await apply(canvas, { name: 'Rao Bookbinders' });
    await expect(await canvas.findByRole('heading', { level: 1, name: 'We’ve received your application' })).toBeVisible();
    await expect(canvas.getByText(/within 15 working days/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('region', { name: 'We’ve received your application' })).toHaveFocus());
    await expect(createDrafts().read(await idOfAnanya(), 'application', applicationDraftSchema)).toBeUndefined();
  },
});

/** The name belongs to a shop: said at its field, nothing is lost. */
export const NameTaken = meta.story({
  parameters: on(scenarios.ready, here),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await apply(canvas, { name: takenName });
    await expectProblem(canvas, 'Company name', /already belongs to a shop\. Choose another/);
    await waitFor(() => expect(canvas.getByLabelText('Company name')).toHaveFocus());
    await user.type(canvas.getByLabelText('Company name'), 's');
    await waitFor(() => expect(canvas.getByLabelText('Company name')).not.toBeInvalid());
    await user.keyboard('{Backspace}');
    await expectProblem(canvas, 'Company name', /already belongs to a shop/);
    await closeToasts();
  },
});

/** Another application after one that was refused: pre-filled, with the reason above. */
export const Resubmitting = meta.story({
  parameters: on(scenarios.ready, again),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t read the business licence. Upload a sharper picture.')).toBeVisible();
    await expect(await canvas.findByLabelText('Company name')).toHaveValue('Rao & Daughters Prints');
    await expect(canvas.getByLabelText('Phone (optional)')).toHaveValue(ananya.phone);
    await expect(canvas.getByText('1 of 10')).toBeVisible();
  },
});
