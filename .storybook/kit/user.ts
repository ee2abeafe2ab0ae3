import { expect, screen, userEvent, waitFor, type within } from 'storybook/test';

/** The user of play functions: clicks and types without a pause between the keys. */
export const user = userEvent.setup({ delay: null });

/** Presses the first of several buttons with a name, once it is there. */
export async function press(place: Pick<ReturnType<typeof within>, 'findAllByRole'>, name: string | RegExp): Promise<void> {
  const [first] = await place.findAllByRole('button', { name });
  if (!first) throw new Error(`There is no button "${name}".`);
  await user.click(first);
}

/** Chooses an action that has no button of its own: behind the first "More actions". */
export async function chooseMore(place: Pick<ReturnType<typeof within>, 'findAllByRole'>, name: string): Promise<void> {
  await press(place, 'More actions');
  await user.click(await screen.findByRole('menuitem', { name }));
}

/** Follows the first of several links with a name, once it is there. */
export async function follow(place: Pick<ReturnType<typeof within>, 'findAllByRole'>, name: string): Promise<void> {
  const [first] = await place.findAllByRole('link', { name });
  if (!first) throw new Error(`There is no link "${name}".`);
  await user.click(first);
}

/**
 * The same by the browser itself. `user` clicks within React's `act`, which does not wait for what is
 * suspended by `use`, and may leave it undrawn: use this where a press leads to a part that waits for a promise.
 */
export async function pressNative(
  place: Pick<ReturnType<typeof within>, 'findByRole'>,
  role: 'button' | 'link',
  name: string,
): Promise<void> {
  const target = await place.findByRole(role, { name });
  target.click();
}

/** Closes every toast by the keyboard, which leaves the focus where it is: none hides what a picture is to show. */
export async function closeToasts(): Promise<void> {
  const count = () => document.querySelectorAll('[data-galleria-toasts] button').length;
  for (let left = count(); left > 0; left = count()) {
    // One that has come just now may not hear the key yet.
    await waitFor(async () => {
      await user.keyboard('{Escape}');
      await expect(count()).toBeLessThan(left);
    });
  }
}
