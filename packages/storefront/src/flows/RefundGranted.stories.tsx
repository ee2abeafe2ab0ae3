import { moveRefund } from '@galleria/mocks/market/refunds.ts';
import { orderListScenarios } from '@galleria/mocks/scenarios/orderList.ts';
import { flow } from '@galleria/storybook/kit/flow.tsx';
import { backendOf } from '@galleria/storybook/kit/flowBackend.ts';
import { chooseMore, follow, press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../paths.ts';

const meta = preview.meta({
  ...flow(orderListScenarios.ready, paths.orderList('toReview')),
  title: 'Flows/Refund refused, then granted',
  tags: ['!autodocs'],
});

const remark = 'A seam has come apart.';
const reason = 'The picture does not show the seam.';

/** A refund is asked for, refused with a reason, asked for again with what was typed before, and paid back. */
export const RefusedThenGranted = meta.story({
  tags: ['visual:mobile'],
  play: async ({ canvas, id, step }) => {
    const { market } = backendOf(id);
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name });
    const main = within(await canvas.findByRole('main'));
    const latest = () => market.state.refunds.at(-1) ?? missing('Nobody asked for a refund.');
    /** The shopper looks at the refund again, by the list. */
    const lookAgain = async () => {
      await follow(within(await main.findByRole('navigation', { name: 'You are here' })), 'Refunds');
      await heading('Refunds');
      await follow(within(await main.findByRole('article', { name: `Refund ${latest().no}` })), 'View details');
    };

    await step('Something is wrong with an order that has arrived', async () => {
      const [card] = await main.findAllByRole('article');
      if (!card) throw new Error('No order has arrived.');
      await follow(within(card), 'View details');
      await heading('Your order has arrived');
      await chooseMore(main, 'Request refund');
      await heading('Request a refund');
    });
    await step('Its money is asked back', async () => {
      await user.click(await main.findByRole('radio', { name: 'It is damaged or does not work' }));
      await user.type(main.getByRole('textbox'), remark);
      await press(main, 'Request refund');
      await expect(await main.findByText('The shop has your request')).toBeVisible();
      await follow(main, 'View this refund');
      await expect(await heading('The shop is checking your request')).toBeVisible();
    });
    await step('The shop refuses, and says why', async () => {
      moveRefund(market, latest(), 'refuse', reason);
      await lookAgain();
      await expect(await heading('The shop has refused this refund')).toBeVisible();
      await expect(main.getByText(reason)).toBeVisible();
    });
    await step('It is asked for again: what was typed is there, below the reason', async () => {
      await follow(main, 'Request again');
      await heading('Request a refund');
      await waitFor(() => expect(main.getByText(reason)).toBeVisible());
      await expect(main.getByRole('textbox')).toHaveValue(remark);
      await user.type(main.getByRole('textbox'), ' Pictures in the mail.');
      await press(main, 'Request refund');
      await main.findByText('The shop has your request');
      await follow(main, 'View this refund');
      await heading('The shop is checking your request');
    });
    await step('The shop agrees, pays, and the money arrives', async () => {
      const stages = {
        grant: 'The shop has approved this refund',
        pay: 'Your money is on its way',
        settle: 'Your refund has arrived',
      } as const;
      for (const event of ['grant', 'pay', 'settle'] as const) {
        moveRefund(market, latest(), event);
        await lookAgain();
        await expect(await heading(stages[event])).toBeVisible();
      }
    });
  },
});

function missing(sentence: string): never {
  throw new Error(sentence);
}
