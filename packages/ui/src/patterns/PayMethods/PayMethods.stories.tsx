import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { PayMethods } from './PayMethods.tsx';
import { type PayType, payTypes } from './payTypes.ts';

const noArgs: { value: PayType | undefined } = { value: undefined };
const error = 'Choose how you pay.';

const { loaders, decorators } = translated();

const meta = preview.meta({
  title: 'Patterns/Pay methods',
  component: PayMethods,
  loaders,
  decorators,
  args: { label: 'Pay by', methods: payTypes, onValueChange: fn(), ...noArgs },
  argTypes: {
    value: { control: 'inline-radio', options: payTypes },
    methods: { control: 'check', options: payTypes },
    error: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  render: ({ value, onValueChange, ...rest }) => {
    const [chosen, choose] = useArg(value);
    return (
      <PayMethods
        {...rest}
        value={chosen}
        onValueChange={(next) => {
          choose(next);
          onValueChange(next);
        }}
      />
    );
  },
});

/** All five are switched on, and nothing is chosen yet. */
export const Default = meta.story({
  tags: ['visual:th'],
  play: async ({ canvas, args }) => {
    const card = await canvas.findByRole('radio', { name: 'Card' });
    await expect(card).toHaveAccessibleDescription('Credit or debit card. You enter it on the next page.');
    await user.click(card);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('stripe');
    await user.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('wechat');
    await expect(canvas.getByRole('radio', { name: 'WeChat Pay' })).toBeChecked();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { methods: ['stripe', 'upi', 'cod'], value: 'upi' } });

/** Nothing chosen, chosen, wrong, locked, and nothing to choose from. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onValueChange }) => (
    <Samples>
      <Sample name="nothing chosen">
        <PayMethods label="Pay by" methods={['paypal', 'stripe']} value={undefined} onValueChange={onValueChange} />
      </Sample>
      <Sample name="chosen">
        <PayMethods label="Pay by" methods={['wechat', 'upi', 'cod']} value="cod" onValueChange={onValueChange} />
      </Sample>
      <Sample name="invalid">
        <PayMethods label="Pay by" methods={['paypal', 'stripe']} value={undefined} onValueChange={onValueChange} error={error} />
      </Sample>
      <Sample name="locked while it is sent">
        <PayMethods label="Pay by" methods={['paypal', 'stripe']} value="stripe" onValueChange={onValueChange} disabled />
      </Sample>
      <Sample name="none is switched on">
        <PayMethods label="Pay by" methods={[]} value={undefined} onValueChange={onValueChange} />
      </Sample>
    </Samples>
  ),
});

/** On a phone of 320 px, with a label that is long and unbroken. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: ({ onValueChange }) => (
    <Place as="stack">
      <PayMethods
        label="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        methods={payTypes}
        value="paypal"
        onValueChange={onValueChange}
        error={error}
      />
    </Place>
  ),
});

/** Sent without a choice: the message is tied to the group. */
export const Invalid = meta.story({
  args: { error },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radiogroup')).toHaveAccessibleDescription(error);
  },
});

/** The operator switched all of them off: it says so, and there is nothing to press. */
export const NoneAvailable = meta.story({
  args: { methods: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment method is available')).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
});
