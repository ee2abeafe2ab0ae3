import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { press } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Alert, alertTones } from './Alert.tsx';

const meta = preview.meta({
  title: 'Components/Alert',
  component: Alert,
  args: { title: 'Two items changed', children: 'Their prices are lower than when you put them into the cart.' },
  argTypes: {
    tone: { control: 'select', options: alertTones },
    title: { control: 'text' },
    children: { control: 'text' },
    action: { control: false },
    dismiss: { control: false },
  },
});

/** Something on this page is worth knowing; it was there from the start, so nothing is announced. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: {
    tone: 'warning',
    title: 'The shop is closed until 24 June',
    children: 'You can order now; it is packed after that.',
    action: <Button size="small">Ask the shop</Button>,
    dismiss: { label: 'Close', onDismiss: fn() },
  },
});

/** The connection is gone while somebody reads: said politely, when they pause. */
export const LiveStatus = meta.story({
  args: { live: true, tone: 'warning', title: 'You are offline', children: 'What you see may be out of date.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline');
  },
});

/** The order could not be placed: said at once. */
export const LiveAlert = meta.story({
  args: { live: true, tone: 'danger', title: 'The order was not placed', children: 'Nothing was charged. Try again in a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nothing was charged.');
  },
});

/** It was read and put away; what was below has moved up. */
export const Dismissed = meta.story({
  render: (args) => {
    const [shown, setShown] = useState(true);
    return (
      <Place as="stack">
        {shown && <Alert {...args} dismiss={{ label: 'Close', onDismiss: () => setShown(false) }} />}
        <p>The cart below it.</p>
      </Place>
    );
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Close');
    await expect(canvas.queryByText('Two items changed')).toBeNull();
  },
});

/** Each tone, with and without title, text, action and close button. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors', 'visual:mobile'],
  decorators: [inPlace('page')],
  render: () => (
    <Place as="stack">
      {alertTones.map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title={`Tone ${tone}`}
          action={<Button size="small">Look at it</Button>}
          dismiss={{ label: `Close ${tone}`, onDismiss: () => {} }}
        >
          It stays true as long as it is shown.
        </Alert>
      ))}
      <Alert tone="info">Only a text, as for an order that is cancelled by itself after 30 minutes.</Alert>
      <Alert tone="success" title="Only a title" />
      <Alert tone="danger" title="With an action" action={<Button size="small">Try again</Button>} />
    </Place>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: everything wraps, the close button keeps its corner. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <Alert
        tone="danger"
        title="Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        action={<Button size="small">Donaudampfschifffahrtsgesellschaftskapitän</Button>}
        dismiss={{ label: 'Close', onDismiss: () => {} }}
      >
        https://example.org/{'a'.repeat(90)}
      </Alert>
      <div lang="th">
        <Alert tone="warning" title="ร้านค้าปิดทำการจนถึงวันที่ ๒๔ มิถุนายน" dismiss={{ label: 'ปิด', onDismiss: () => {} }}>
          คุณสามารถสั่งซื้อสินค้าได้ตามปกติและร้านค้าจะจัดส่งหลังจากวันดังกล่าว
        </Alert>
      </div>
    </Place>
  ),
});
