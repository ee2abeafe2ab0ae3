import board from '@galleria/storybook/kit/board.module.css';
import { inMain, inPlace } from '@galleria/storybook/kit/board.tsx';
import { fromProps } from '@galleria/storybook/kit/fromProps.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../components/Button/index.ts';
import { EmptyState } from '../../components/EmptyState/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Skeleton, SkeletonBlock } from '../../components/Skeleton/index.ts';
import { Panel, Stack, Text } from '../../layout/index.ts';
import type { ShopError } from '../../state/resource.ts';
import { ListPage, type PageTabs, TabbedPage } from './ListPage.tsx';

type State =
  | { status: 'loading' }
  | { status: 'failed'; error: ShopError }
  | { status: 'empty' }
  | { status: 'ready'; pages: number; names: readonly string[] };
type Tab = 'open' | 'done';

const ready = (names: readonly string[], pages = 1): State => ({ status: 'ready', pages, names });
const loading: State = { status: 'loading' };
const empty: State = { status: 'empty' };
const failed = (error: ShopError): State => ({ status: 'failed', error });

const onValueChange = fn<PageTabs<Tab>['onValueChange']>();
const tabs: PageTabs<Tab> = {
  label: 'Gifts by state',
  value: 'open',
  values: ['open', 'done'],
  labelOf: (tab) => ({ open: 'To collect', done: 'Collected' })[tab],
  counts: { open: 2 },
  onValueChange,
};

const page = fromProps();
const meta = preview.meta({
  ...page,
  decorators: [inMain, ...page.decorators],
  title: 'Patterns/List page',
  component: ListPage<State, Tab>,
  subcomponents: { TabbedPage },
  args: {
    title: 'My gifts',
    state: ready(['A teapot', 'Two cups']),
    skeleton: (
      <Panel>
        <Skeleton label="Loading your gifts">
          <SkeletonBlock className={board.line} />
        </Skeleton>
      </Panel>
    ),
    failedTitle: 'Your gifts could not be loaded',
    empty: (
      <EmptyState title="No gift waits for you" description="Gifts come with an order.">
        <LinkButton href="#goods">Start browsing</LinkButton>
      </EmptyState>
    ),
    page: 1,
    hrefOf: (page) => `#page-${page}`,
    onRetry: fn(),
    children: ({ names }) => (
      <Stack as="ul">
        {names.map((name) => (
          <li key={name}>
            <Panel>
              <Text>{name}</Text>
            </Panel>
          </li>
        ))}
      </Stack>
    ),
  },
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    intro: { control: 'text' },
    state: { control: 'object' },
    actions: { control: false },
    tabs: { control: false },
    skeleton: { control: false },
    empty: { control: false },
    aside: { control: false },
    children: { control: false },
    ref: { control: false },
  },
});

/** All of the list, on one page. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'My gifts' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: {
    description: 'Gifts that came with your orders.',
    intro: 'What is not collected within 30 days goes back.',
    state: ready(['A teapot'], 3),
  },
});

/** It is on its way: the header stands already. */
export const Loading = meta.story({
  args: { state: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your gifts');
  },
});

/** Nothing in it: what would stand here, and what to do. */
export const Empty = meta.story({
  args: { state: empty },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No gift waits for you' })).toBeVisible();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
});

/** The server refused and says why; trying again may help. */
export const Failed = meta.story({
  args: { state: failed({ kind: 'business', message: 'Gifts are being counted.' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gifts are being counted.');
    canvas.getByRole('button', { name: 'Try again' }).click();
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

/** The session has ended: the shopper signs in. */
export const Unauthorized = meta.story({
  args: { state: failed({ kind: 'unauthorized', message: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  },
});

/** It is not for this shopper: the way out is the only one. */
export const Forbidden = meta.story({
  args: { state: failed({ kind: 'forbidden', message: '' }), exit: { href: '#account', label: 'To your account' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To your account' })).toHaveAttribute('href', '#account');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Tabs, pages, an action and a sentence: all that a list can have. */
export const TabsAndPages = meta.story({
  tags: ['visual:dark', 'visual:mobile', 'visual:forced-colors'],
  args: {
    tabs,
    description: 'Gifts that came with your orders.',
    actions: <Button>Collect all</Button>,
    intro: <Text tone="muted">What is not collected within 30 days goes back.</Text>,
    page: 2,
    state: ready(['A teapot', 'Two cups'], 6),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: /To collect/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    await expect(within(canvas.getByRole('tabpanel')).getByText('Two cups')).toBeVisible();
    await user.click(canvas.getByRole('tab', { name: 'Collected' }));
    await expect(onValueChange).toHaveBeenLastCalledWith('done');
  },
});

/** Another tab is chosen: what has come is said, since the eye alone sees the rows change. What a page begins with is not. */
export const TabChanged = meta.story({
  args: { countOf: ({ names }) => names.length },
  render: function Changing(args) {
    const [tab, setTab] = useState<Tab>('open');
    return (
      <ListPage
        {...args}
        tabs={{ ...tabs, value: tab, onValueChange: setTab }}
        state={ready(tab === 'open' ? ['A teapot'] : ['Two cups', 'A bowl'])}
      />
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.click(canvas.getByRole('tab', { name: 'Collected' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Collected: 2 results');
  },
});

const states: readonly (readonly [string, State])[] = [
  ['Ready', ready(['A teapot', 'Two cups'])],
  ['Loading', loading],
  ['Failed', failed({ kind: 'transport' })],
  ['Empty', empty],
];

/** Tabs stay while what they show is on its way, failed or is empty. */
export const AllVariants = meta.story({
  render: (args) => (
    <Stack gap={10}>
      {states.map(([title, state]) => (
        <ListPage key={title} {...args} title={title} state={state} tabs={{ ...tabs, label: title }} />
      ))}
    </Stack>
  ),
});

/** Long and unbroken titles, Thai, markup and millions of pages, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    title: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
    description: 'หูฟังไร้สายแบบครอบหูพร้อมระบบตัดเสียงรบกวนรุ่นพิเศษสำหรับนักเดินทาง',
    tabs: { ...tabs, labelOf: (tab) => ({ open: 'Waits to be collected by you', done: 'กำลังรอการยืนยันจากร้านค้า' })[tab] },
    page: 1_234_567,
    state: ready(['Betriebswerkbauunterbeamtengesellschaft'.repeat(3), '<img src=x onerror=alert(1)>'], 9_999_999),
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel');
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
});
