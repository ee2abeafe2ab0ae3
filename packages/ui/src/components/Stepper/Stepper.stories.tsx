import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Stepper, stepperTones } from './Stepper.tsx';

const steps = [
  { id: 'placed', text: 'Placed', note: '14 June, 09:12' },
  { id: 'paid', text: 'Paid', note: '14 June, 09:14' },
  { id: 'shipped', text: 'Shipped' },
  { id: 'received', text: 'Received' },
];
const texts = { label: 'Where your order stands', done: 'done', toCome: 'still to come' };

const meta = preview.meta({
  title: 'Components/Stepper',
  component: Stepper,
  args: { steps, done: 2, texts },
  argTypes: { tone: { control: 'select', options: stepperTones }, done: { control: { type: 'number', min: 0, max: 4 } } },
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
export const Playground = meta.story({ args: { done: 3, tone: 'success' } });

/** All is done: no stage is the present one. */
export const AllDone = meta.story({
  args: { done: 4 },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step).not.toHaveAttribute('aria-current');
  },
});

/** The shop refused a refund: the way ends here. */
export const Refused = meta.story({
  args: {
    steps: [
      { id: 'applied', text: 'Applied', note: '14 June, 09:12' },
      { id: 'review', text: 'Shop review', note: '14 to 16 June' },
      { id: 'refused', text: 'Refused', note: '16 June, 17:05' },
    ],
    done: 2,
    tone: 'danger',
    texts: { ...texts, label: 'Where your refund stands' },
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
            done={done}
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
      { id: 'a', text: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz', note: '14 June 2026 at 09:12' },
      { id: 'b', text: 'ร้านค้ากำลังจัดเตรียมสินค้าของคุณเพื่อจัดส่ง', note: '₹99,99,99,999.99' },
      { id: 'c', text: 'Waiting for the courier who collects the parcel from the shop' },
      { id: 'd', text: 'Donaudampfschifffahrtsgesellschaftskapitän' },
    ];
    return (
      <Place as="stack">
        <Stepper {...args} steps={long} done={1} />
        <Place as="phone">
          <Stepper {...args} steps={long} done={1} texts={{ ...texts, label: 'Narrow' }} />
        </Place>
      </Place>
    );
  },
});
