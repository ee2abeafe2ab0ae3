import { expect, screen, waitFor } from 'storybook/test';

/** Plays of the states that every screen over private data can be in (mocks/standardStates.ts). */

/** It is not for this shopper: asking again is no use, the way out is. */
export async function expectForbidden(): Promise<void> {
  await expect(await screen.findByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
}

/** The session has ended: the shopper signs in. In the shop the popup opens over this; put away, it comes by the button. */
export async function expectSignedOut(): Promise<void> {
  await waitFor(() => expect(wayIn()).toBeEnabled());
}

/** That of the page: the menu of the account beside it has one, too. */
const wayIn = () => screen.getAllByRole('button', { name: 'Sign in' }).find((button) => !button.closest('nav'));
