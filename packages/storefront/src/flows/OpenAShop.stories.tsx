import { fixtureNow } from '@galleria/mocks/fixtureNow.ts';
import { advanceClock, decideApplication } from '@galleria/mocks/market/merchantActions.ts';
import { merchantApplicationScenarios } from '@galleria/mocks/scenarios/merchantApplication.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { agree, fill, pick, send, uploaded } from '@galleria/storybook/kit/merchantActions.ts';
import { setClock } from '@galleria/storybook/kit/setClock.ts';
import { codeSentTo, backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { closeToasts, follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(merchantApplicationScenarios.noCode, paths.openShop),
  title: 'Flows/Apply, fail, resubmit',
  tags: ['!autodocs'],
});

const pause = 130_000;
const name = 'Rao Bookbinders';
const email = 'bindery@mailbox.example';
const reason = 'The licence shows another name.';

/** A shopper applies to open a shop, is refused with a reason, sends everything again but for one word, and is approved. */
export const ApplyFailResubmit = meta.story({
  tags: ['visual:mobile'],
  play: async ({ canvas, id, step }) => {
    const { market } = backendOf(id);
    const main = within(await canvas.findByRole('main'));
    const latest = () => market.state.applications.at(-1)?.id ?? missing('Nobody has applied.');
    /** The mailbox is proved, the agreement agreed to, and all of it sent. */
    const prove = async () => {
      await press(main, /^(Send|Resend) code$/);
      await main.findByRole('button', { name: /^Resend in/ });
      await expect(await screen.findByText('We’ve sent the code.')).toBeVisible();
      await closeToasts();
      await user.type(main.getByLabelText('Code', { selector: 'input' }), codeSentTo(email, 'shop application', id));
      await agree(main);
      await send(main);
      await expect(await canvas.findByRole('heading', { level: 1, name: 'We’ve received your application' })).toBeVisible();
    };
    /** The shopper looks at the newest application. */
    const lookUp = async (name: string) => {
      await follow(main, 'My applications');
      const [card] = (await main.findAllByRole('heading', { level: 2, name })).map((heading) => heading.closest('article'));
      return within(card ?? missing(`There is no application of ${name}.`));
    };

    await step('The form is filled in, with a picture of the licence', async () => {
      await fill(main, { name, email, code: '' });
      await pick(main, 1);
      await uploaded(main, 1);
    });
    await step('and sent with the code that came by e-mail', prove);
    await step('It is refused, and the record says why', async () => {
      await expect((await lookUp(name)).getByText('Under review')).toBeVisible();
      decideApplication(market, latest(), 'refuse', reason);
      await follow(main, 'New application');
      await main.findByRole('heading', { level: 1, name: 'Open your shop' });
      const card = await lookUp(name);
      await waitFor(() => expect(card.getByText(reason)).toBeVisible());
      await follow(card, 'Apply again');
    });
    await step('Everything is filled in again, and one word corrected', async () => {
      await waitFor(() => expect(main.getByText(reason)).toBeVisible());
      await expect(await main.findByLabelText('Company name')).toHaveValue(name);
      await expect(main.getByLabelText('E-mail')).toHaveValue(email);
      await uploaded(main, 1);
      await user.type(main.getByLabelText('Company name'), ' & Daughters');
      // Another code can be asked for when the two minutes of the last are over, on both sides.
      advanceClock(market, pause);
      setClock(fixtureNow + pause);
      await prove();
    });
    await step('It is approved, and its licence can be looked at', async () => {
      decideApplication(market, latest(), 'approve');
      const card = await lookUp(`${name} & Daughters`);
      await expect((await card.findAllByText('Approved'))[0]).toBeVisible();
      await press(card, 'View licence');
      const licence = await screen.findByRole('dialog', { name: `Business licence of ${name} & Daughters` });
      const picture = within(licence).getByRole('button', { name: 'Enlarge picture 1' }).querySelector('img');
      await waitFor(() => expect(picture?.naturalWidth).toBe(480));
    });
  },
});

function missing(sentence: string): never {
  throw new Error(sentence);
}
