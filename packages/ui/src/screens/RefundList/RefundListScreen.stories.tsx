import { refundListScenarios as scenarios } from '@galleria/mocks/scenarios/refunds.ts';
import { useRefundListScreen } from '@galleria/storefront/screens/useRefundListScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { expectForbidden, expectSignedOut } from '@galleria/storybook/kit/standardPlays.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { RefundListScreen } from './RefundListScreen.tsx';

const address = '/users/refund_list?menuCur=222';

const meta = preview.meta({ ...live(RefundListScreen, useRefundListScreen, { area: 'account' }), title: 'Screens/Refund list' });

/** Refunds in every state, one that a newer server invented among them. Only the refused one can be asked for again. */
export const Default = meta.story({
  parameters: on(scenarios.ready, address),
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(6);
    const again = canvas.getByRole('link', { name: 'Request again' });
    await expect(again).toHaveAttribute('href', expect.stringMatching(/refund_confirm\?orderNo=SH\d+&refundOrderNo=RE\d+$/));
  },
});

/** The shopper never asked for money back. */
export const Empty = meta.story({ parameters: on(scenarios.empty, address) });

/** Refunds are on their way from the server. */
export const Loading = meta.story({ parameters: on(scenarios.loading, address) });

/** The server refused; its sentence is shown, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, address) });

/** It is not for this shopper: the way out. */
export const Forbidden = meta.story({ parameters: on(scenarios.forbidden, address), play: expectForbidden });

/** The session has ended: the shopper signs in. */
export const SignedOut = meta.story({ parameters: on(scenarios.signedOut, address), play: expectSignedOut });

/** More refunds than a page holds, on the last page of three. An address beyond it leads there too. */
export const Many = meta.story({
  parameters: on(scenarios.many, '/users/refund_list?menuCur=222&page=99'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
});
