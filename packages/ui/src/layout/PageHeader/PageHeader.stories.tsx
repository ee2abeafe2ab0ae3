import { inMain, inPlace } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { TabsList, TabsPanel, TabsRoot, TabsTab } from '../../components/Tabs/index.ts';
import { Stack } from '../Stack/index.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Layout/Page header',
  component: PageHeader,
  decorators: [inMain],
  args: { title: 'My addresses' },
  argTypes: {
    title: { control: 'text' },
    documentTitle: { control: 'text' },
    description: { control: 'text' },
    actions: { control: false },
    tabs: { control: false },
    children: { control: false },
  },
});

/** The title of a page, and nothing else. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My addresses' })).toHaveAttribute('tabindex', '-1');
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: { title: 'My addresses', description: 'Orders are sent to one of these.', actions: <Button tone="primary">New address</Button> },
});

const names: Record<string, string> = { toPay: 'To pay', toShip: 'To ship', completed: 'Completed' };
const values = Object.keys(names);

/** A header that has tabs stands among them. */
const among = (header: (row: ReactNode) => ReactNode) => (
  <TabsRoot value="toPay" values={values} onValueChange={() => {}}>
    {header(
      <TabsList aria-label="Orders" surface="panel">
        {values.map((value) => (
          <TabsTab key={value} value={value}>
            {names[value]}
          </TabsTab>
        ))}
      </TabsList>,
    )}
    {values.map((value) => (
      <TabsPanel key={value} value={value} />
    ))}
  </TabsRoot>
);

/** With tabs at its lower edge. */
export const WithTabs = meta.story({ render: () => among((row) => <PageHeader title="My orders" tabs={row} />) });

/** With and without a sentence, actions and tabs. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  render: () => (
    <Stack>
      <PageHeader title="Title" />
      <PageHeader title="Title and sentence" description="Orders are sent to one of these." />
      <PageHeader title="One action" actions={<Button tone="primary">New address</Button>} />
      {among((row) => (
        <PageHeader
          title="All of it"
          description="Orders are sent to one of these."
          actions={<LinkButton href="#coupons">Collect coupons</LinkButton>}
          tabs={row}
        />
      ))}
    </Stack>
  ),
});

/** Long and unbroken words, Thai, and two actions on a phone of 320 px: the actions go below the title. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    description: 'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง',
    actions: (
      <>
        <Button tone="primary">Confirm that all has arrived</Button>
        <Button>Cancel order</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const header = canvas.getByRole('heading').closest('header');
    await expect(header?.scrollWidth).toBe(header?.clientWidth);
  },
});
