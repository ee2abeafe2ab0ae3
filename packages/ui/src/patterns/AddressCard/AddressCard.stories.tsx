import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { translated } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import { useArg } from '@galleria/storybook/kit/useArg.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn } from 'storybook/test';
import { AddressCard, AddressCardSkeleton, addressTasks } from './index.ts';

const home = {
  id: 1,
  name: 'Ananya Rao',
  dialCode: '+91',
  phone: '9845012345',
  email: 'ananya.rao@mailbox.in',
  country: 'India',
  detail: '12, 4th Cross, Lavelle Road, Bengaluru, Karnataka',
  postCode: '560001',
  isDefault: true,
};
const office = {
  ...home,
  id: 2,
  name: 'Ananya Rao (office)',
  detail: 'Kiln & Clay, 2nd floor\n88 Residency Road, Bengaluru',
  isDefault: false,
};
const parents = {
  ...home,
  id: 3,
  name: 'Meera Rao',
  phone: '9448054321',
  detail: '7, Temple Street, Mysuru',
  postCode: '570004',
  isDefault: false,
};

const meta = preview.meta({
  title: 'Patterns/Address card',
  component: AddressCard,
  ...translated(),
  subcomponents: { AddressCardSkeleton },
  args: { address: office, tasks: addressTasks, onTask: fn() },
  argTypes: {
    tasks: { control: 'check', options: addressTasks },
    pendingTask: { control: 'select', options: addressTasks },
    choice: { control: false },
  },
});

/** One of the shopper's addresses in the user centre. Its buttons say whose address they change. */
export const Default = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    await expect(
      canvas.getByRole('article', { name: (name) => name.startsWith(office.name) && name.includes('2nd floor') }),
    ).toHaveTextContent('+91 98450 12345');
    await user.click(canvas.getByRole('button', { name: `Edit ${office.name}` }));
    await expect(args.onTask).toHaveBeenLastCalledWith('edit', office);
    await user.keyboard('{Tab}{Enter}');
    await expect(args.onTask).toHaveBeenLastCalledWith('delete', office);
  },
});

/** Every property by hand. */
export const Playground = meta.story({ decorators: [inPlace('form')], args: { address: { ...parents, email: '' }, tasks: ['edit'] } });

/** With all buttons, the default one, without buttons, at work, and to choose from. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ onTask = fn() }) => (
    <Samples>
      <Sample name="with all buttons">
        <AddressCard address={office} tasks={addressTasks} onTask={onTask} />
      </Sample>
      <Sample name="default: cannot be made it again">
        <AddressCard address={home} tasks={addressTasks} onTask={onTask} />
      </Sample>
      <Sample name="without buttons">
        <AddressCard address={home} />
      </Sample>
      <Sample name="being deleted">
        <AddressCard address={office} tasks={addressTasks} onTask={onTask} pendingTask="delete" />
      </Sample>
      <Sample name="chosen">
        <AddressCard address={home} tasks={['edit']} choice={{ group: 'a', selected: true, onSelect: fn() }} />
      </Sample>
      <Sample name="not chosen">
        <AddressCard address={parents} choice={{ group: 'b', selected: false, onSelect: fn() }} />
      </Sample>
      <Sample name="cannot be chosen">
        <AddressCard address={parents} choice={{ group: 'c', selected: false, onSelect: fn(), disabled: true }} />
      </Sample>
      <Sample name="loading">
        <AddressCardSkeleton label="Loading addresses" cards={1} />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts at 288 px, in a list and in a choice. */
export const Hostile = meta.story({
  globals: { locale: 'pseudo' },
  decorators: [inPlace('phone')],
  render: ({ onTask = fn() }) => (
    <Place as="stack">
      <AddressCard
        address={{
          ...home,
          name: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          phone: '98450123459845012345984501234598450123459845012345',
          detail: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsstraße 1234567890, Treppe 7',
          isDefault: false,
        }}
        tasks={addressTasks}
        onTask={onTask}
      />
      <AddressCard
        address={{
          ...home,
          name: 'อนัญญา ราว ผู้รับสินค้าแทนเจ้าของบ้าน',
          country: 'ประเทศไทย',
          detail: 'ที่อยู่สำหรับจัดส่งสินค้าของคุณในกรุงเทพมหานครและปริมณฑลชั้นสิบสองห้องสามร้อยสี่',
        }}
        choice={{ group: 'hostile', selected: true, onSelect: fn() }}
      />
    </Place>
  ),
});

/** In checkout: the whole card is the target of a radio button, by pointer and by arrow keys; "Edit" does not choose. */
export const Choice = meta.story({
  decorators: [inPlace('form')],
  render: ({ onTask = fn() }) => {
    const [chosen, choose] = useArg(home.id);
    return (
      <fieldset>
        <legend>Deliver to</legend>
        <Place as="stack">
          {[home, office, parents].map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              tasks={['edit']}
              onTask={onTask}
              choice={{ group: 'deliver-to', selected: chosen === address.id, onSelect: ({ id }) => choose(id) }}
            />
          ))}
        </Place>
      </fieldset>
    );
  },
  play: async ({ canvas, args }) => {
    const [first, second, third] = canvas.getAllByRole('radio');
    if (!first || !second || !third) throw new Error('There are not three addresses.');
    await user.click(canvas.getByText(/Temple Street/));
    await expect(third).toBeChecked();
    await user.click(canvas.getByRole('button', { name: `Edit ${home.name}` }));
    await expect(args.onTask).toHaveBeenLastCalledWith('edit', home);
    await expect(third).toBeChecked();
    third.focus();
    await user.keyboard('{ArrowUp}');
    await expect(second).toBeChecked();
    await expect(second).toHaveFocus();
    await expect(second).toHaveAccessibleName(/Ananya Rao \(office\)[^]*Residency Road/);
  },
});

/** Addresses are on their way, in the same layout. */
export const Loading = meta.story({
  decorators: [inPlace('form')],
  render: () => <AddressCardSkeleton label="Loading addresses" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading addresses');
  },
});
