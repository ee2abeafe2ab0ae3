import { user } from '@galleria/storybook/kit/user.ts';
import { fromProps } from '@galleria/storybook/kit/fromProps.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, type within } from 'storybook/test';
import { ErrorScreen, type ErrorScreenProps } from './ErrorScreen.tsx';

const scenery = ['amphora', 'camera', 'chair', 'plant'].map((name) => `scenery/${name}.webp`);

const meta = preview.meta({
  ...fromProps(),
  title: 'Screens/Error',
  component: ErrorScreen,
  args: { status: 404, homeHref: '/', scenery, onSignIn: fn(), onReload: fn() },
});

/** Whoever is told to try again can do it here. */
async function tryAgain(canvas: ReturnType<typeof within>, { onReload }: ErrorScreenProps) {
  await user.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onReload).toHaveBeenCalledOnce();
}

/** An unknown address: a missing page gives 404 (docs/domain/errors.md#error-pages). */
export const NotFound = meta.story({
  args: { status: 404 },
  tags: ['visual:dark', 'visual:th', 'visual:mobile', 'visual:forced-colors'],
});

/** The shop failed: 500, also for an unknown middleware. */
export const ServerError = meta.story({ args: { status: 500 }, play: ({ canvas, args }) => tryAgain(canvas, args) });

/** 401: the page belongs to an account. */
export const PleaseSignIn = meta.story({
  args: { status: 401 },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }));
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
});

/** Any other status, with a hint. */
export const OtherStatus = meta.story({ args: { status: 418 }, play: ({ canvas, args }) => tryAgain(canvas, args) });

/** A part of the page failed to load twice within a minute: a new version is there. */
export const NewVersion = meta.story({
  args: { status: 'newVersion' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});
