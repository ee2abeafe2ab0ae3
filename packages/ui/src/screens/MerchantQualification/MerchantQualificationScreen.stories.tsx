import { knownCode, merchantQualificationScenarios as scenarios } from '@galleria/mocks/scenarios/merchantQualification.ts';
import { useMerchantQualificationScreen } from '@galleria/storefront/screens/useMerchantQualificationScreen.ts';
import { live, on } from '@galleria/storybook/kit/live.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor } from 'storybook/test';
import { MerchantQualificationScreen } from './MerchantQualificationScreen.tsx';

const about = '/merchant/merchant/qualification?id=2';

const meta = preview.meta({
  ...live(MerchantQualificationScreen, useMerchantQualificationScreen),
  title: 'Screens/Merchant qualification',
});

/** Introduction, address, telephone, the day of joining and followers; its rating stands at its head alone. No code is asked for its documents. */
export const About = meta.story({
  parameters: on(scenarios.ready, about),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A pottery of six people by the sea/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^98450\s?21462$/ })).toHaveAttribute('href', 'tel:9845021462');
    await expect(canvas.getAllByRole('img', { name: /of 5 stars$/ })).toHaveLength(1);
  },
});

/** A picture code is asked for its documents; all else is there. */
export const Locked = meta.story({
  parameters: on(scenarios.locked, about),
  tags: ['visual:dark', 'visual:mobile', 'visual:th'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Characters in the picture' })).toBeVisible();
    await expect(canvas.getByText(/A pottery of six people by the sea/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Show picture/ })).toBeNull();
  },
});

/** What was copied is wrong: the server says so, and another picture is there. */
export const CodeWrong = meta.story({
  parameters: on(scenarios.locked, about),
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Picture of four/ });
    await user.type(canvas.getByRole('textbox', { name: 'Characters in the picture' }), 'wrong');
    await user.click(canvas.getByRole('button', { name: 'Show documents' }));
    await expect(await canvas.findByText(/The characters are not those of the picture/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Characters in the picture' })).toHaveValue('');
  },
});

/** The right characters: the documents are shown, and reading goes on there. */
export const Unlocked = meta.story({
  parameters: on(scenarios.locked, '/merchant/merchant/qualification?id=3'),
  tags: ['visual:mobile'],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: /^Picture of four/ });
    await user.type(canvas.getByRole('textbox', { name: 'Characters in the picture' }), knownCode.toLowerCase());
    await user.click(canvas.getByRole('button', { name: 'Show documents' }));
    await expect(await canvas.findByRole('button', { name: 'Show picture 1 of 1' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Documents of the business' })).toHaveFocus());
  },
});

/** A document, enlarged. */
export const Enlarged = meta.story({
  parameters: on(scenarios.ready, about),
  play: async ({ canvas }) => {
    await user.click(await canvas.findByRole('button', { name: 'Show picture 1 of 1' }));
    await expect(await screen.findByRole('dialog', { name: 'Documents of Kiln & Clay' })).toBeVisible();
  },
});

/** The picture to copy does not load: another can be asked for. */
export const PictureFailed = meta.story({ parameters: on(scenarios.captchaFailed, about) });

/** The shop is on its way. */
export const Loading = meta.story({ parameters: on(scenarios.loading, about) });

/** The shop is there, what is told of it is on its way. */
export const FactsLoading = meta.story({ parameters: on(scenarios.factsLoading, about) });

/** The server refused; its sentence is shown below the shop's head, and a way to try again. */
export const Failed = meta.story({ parameters: on(scenarios.failed, about) });

/** A server that tells little, and a shop without documents. */
export const Bare = meta.story({
  parameters: on(scenarios.bare, about),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The shop hasn’t added any documents.')).toBeVisible();
  },
});

/** Long and hostile words, a telephone that is none, documents that do not load. */
export const Hostile = meta.story({ parameters: on(scenarios.hostile, about), tags: ['visual:mobile'] });
