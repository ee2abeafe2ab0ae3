import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Stepper, stepperTones } from './Stepper.tsx';

const steps = [
  { id: 'placed', label: 'Placed', note: '14 June, 09:12' },
  { id: 'paid', label: 'Paid', note: '14 June, 09:14' },
  { id: 'shipped', label: 'Shipped' },
  { id: 'received', label: 'Received' },
];
const texts = { label: 'Where your order stands', done: 'done', toCome: 'still to come' };

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps, completed: 2, texts },
  argTypes: { tone: { control: 'select', options: stepperTones }, completed: { control: { type: 'number', min: 0, max: 4 } } },
});

/** An order is paid, and the shop packs it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Where your order stands' })).toBeVisible();
    const [placed, , shipped, received] = canvas.getAllByRole('listitem');
    await expect(placed).toHaveTextContent('Placed, done');
    await expect(shipped).toHaveAttribute('aria-current', 'step');
    await expect(received).toHaveTextContent('Received, still to come');
    await expect(received).not.toHaveAttribute('aria-current');
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { completed: 3 } });

/** All is done: no stage is the present one. */
export const AllDone = meta.story({
  args: { completed: 4 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step).not.toHaveAttribute('aria-current');
  },
});

/** The shop refused a refund: the way ends here. */
export const Refused = meta.story({
  args: {
    steps: [
      { id: 'applied', label: 'Applied', note: '14 June, 09:12' },
      { id: 'review', label: 'With the shop', note: '14 to 16 June' },
      { id: 'refused', label: 'Refused', note: '16 June, 17:05' },
    ],
    completed: 2,
    tone: 'danger',
    texts: { ...texts, label: 'Where your refund stands' },
  },
});

/** The way is as wide as its place: the last stage ends where it ends. */
export const ToTheEnd = meta.story({
  decorators: [inPlace('page')],
  args: { completed: 1 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect();
    const last = canvas.getByText('Received').getBoundingClientRect();
    await expect(Math.abs(last.right - list.right)).toBeLessThan(1);
  },
});

/** On a phone the stages stand below each other. */
export const Narrow = meta.story({
  decorators: [inPlace('phone')],
  play: async ({ canvas }) => {
    const [placed, paid] = canvas.getAllByRole('listitem');
    await expect(paid?.offsetTop).toBeGreaterThan(placed?.offsetTop ?? 0);
  },
});

/** From nothing done to all, each tone, wide and narrow. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  decorators: [inPlace('page')],
  render: (args) => (
    <Place as="stack">
      {[0, 1, 3].map((done) => (
        <Sample key={done} name={`${done} done`}>
          <Stepper
            {...args}
            steps={steps.map(({ note, ...step }, at) => (at < done ? { ...step, note } : step))}
            completed={done}
            texts={{ ...texts, label: `${done} done` }}
          />
        </Sample>
      ))}
      <Place as="pair">
        {stepperTones.map((tone) => (
          <Sample key={tone} name={`${tone}, narrow`}>
            <Place as="phone">
              <Stepper {...args} tone={tone} texts={{ ...texts, label: tone }} />
            </Place>
          </Sample>
        ))}
      </Place>
    </Place>
  ),
});

/** Long, unbroken and Thai texts, wide and on a phone of 320 px: they wrap under their node. */
export const Hostile = meta.story({
  render: (args) => {
    const long = [
      { id: 'a', label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', note: '14 June 2026 at 09:12' },
      { id: 'b', label: 'ร้านค้ากำลังจัดเตรียมสินค้าของคุณเพื่อจัดส่ง', note: '₹99,99,99,999.99' },
      { id: 'c', label: 'Waiting for the courier who collects the parcel from the shop' },
      { id: 'd', label: 'Donaudampfschifffahrtsgesellschaftskapitän' },
    ];
    return (
      <Place as="stack">
        <Stepper {...args} steps={long} completed={1} />
        <Place as="phone">
          <Stepper {...args} steps={long} completed={1} texts={{ ...texts, label: 'Narrow' }} />
        </Place>
      </Place>
    );
  },
});
