import { applicationRecordScenarios as scenarios } from '@galleria/mocks/scenarios/applicationRecord.ts';
import { useApplicationRecordScreen } from '@galleria/storefront/screens/useApplicationRecordScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import { press } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ApplicationRecordScreen } from './ApplicationRecordScreen.tsx';

const at = (page = 1) => `/users/application_record?page=${page}`;

const meta = preview.meta({
  ...live(ApplicationRecordScreen, useApplicationRecordScreen, { area: 'account' }),
  title: 'Screens/Application record',
});

/** Sent, and not looked at yet: an answer comes within 15 working days. */
export const ToBeReviewed = meta.story({
  parameters: on(scenarios.toBeReviewed, at()),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article', { name: /^Rao & Daughters Papers/ }));
    await expect(card.getByText(/within 15 working days/)).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
  },
});

/** The shop may open. */
export const Approved = meta.story({
  parameters: on(scenarios.approved, at()),
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('article'));
    await expect(card.getAllByText('Approved')[0]).toBeVisible();
    await expect(card.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
  },
});

/** Refused, with the reason and the way to apply again. */
export const AuditFailed = meta.story({
  parameters: on(scenarios.auditFailed, at()),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('We can’t read the business licence. Upload a sharper picture.')).toBeVisible();
    const again = canvas.getByRole('link', { name: 'Apply again' });
    await expect(again).toHaveAttribute('href', '/users/merchant_settled?menuCur=70&from=1');
  },
});

/** A refused application that another followed is past: nothing leads on from it. */
export const Followed = meta.story({
  parameters: on(scenarios.followed, at()),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Apply again' })).not.toBeInTheDocument();
  },
});

/** Nobody has applied yet. */
export const Empty = meta.story({
  parameters: on(scenarios.empty, at()),
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('link', { name: 'Open your shop' });
    await expect(open).toHaveAttribute('href', '/users/merchant_settled?menuCur=70');
  },
});

/** The record is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, at()), tags: ['visual:dark'] });

/** The server refuses; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, at()) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, at()), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, at()), play: expectSignedOut });

/** 23 applications, on the last of three pages. */
export const Many = meta.story({
  parameters: on(scenarios.many, at(99)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
});

/** An application in a state that this shop does not know: shown, without actions. */
export const UnknownStatus = meta.story({ parameters: on(scenarios.unknownStatus, at()) });

/** Very long names, markup in texts, a picture that is gone. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, at()), tags: ['visual:mobile'] });

/** The business licence as it was sent. */
export const LicenceOpen = meta.story({
  parameters: on(scenarios.licence, at()),
  tags: ['visual:dark', 'visual:th', 'visual:mobile'],
  play: async ({ canvas }) => {
    await press(canvas, 'View licence');
    const dialog = within(await screen.findByRole('dialog', { name: 'Business licence of Rao & Daughters Textiles' }));
    await expect(dialog.getAllByRole('button', { name: /^Enlarge picture/ })).toHaveLength(3);
  },
});

/** One of its pictures, enlarged; Escape leads back to the licence. */
export const LicencePicture = meta.story({
  parameters: on(scenarios.licence, at()),
  play: async ({ canvas, userEvent }) => {
    await press(canvas, 'View licence');
    await press(within(await screen.findByRole('dialog')), 'Enlarge picture 2');
    await screen.findByRole('dialog', { name: 'Pictures of the documents' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName(/^Business licence of/));
    await press(within(screen.getByRole('dialog')), 'Enlarge picture 2');
    await expect(await screen.findByText('2 of 3')).toBeVisible();
  },
});
