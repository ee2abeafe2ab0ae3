import { userEvent, type within } from 'storybook/test';

/** A shopper's hands for play functions: presses and types without a pause between the keys. */
export const shopper = userEvent.setup({ delay: null });

/** Presses the first of several buttons with a name, once it is there. */
export async function press(place: Pick<ReturnType<typeof within>, 'findAllByRole'>, name: string): Promise<void> {
  const [first] = await place.findAllByRole('button', { name });
  if (!first) throw new Error(`There is no button "${name}".`);
  await shopper.click(first);
}
