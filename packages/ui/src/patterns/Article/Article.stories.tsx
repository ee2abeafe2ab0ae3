import { inPlace, Place } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Arch } from '../../components/Arch/index.ts';
import { ArticleBlocks } from './ArticleBlocks.tsx';
import { type ArticleNav, ArticlePage } from './ArticlePage.tsx';
import { ArticleSections } from './ArticleSections.tsx';

const group = (title: string, ...links: ArticleNav['groups'][number]['links']) => ({ title, links });
const section = (title: string, ...blocks: (string | string[])[]) => ({ title, content: <ArticleBlocks blocks={blocks} /> });

const nav = {
  label: 'About the shop',
  groups: [
    group('The shop', { href: '/about/us', label: 'About us' }),
    group(
      'Policies',
      { href: '/policy/order', label: 'Order policy', current: true },
      { href: '/policy/terms', label: 'Terms of service' },
    ),
  ],
};

const sections = [
  section('Paying in time', 'An order that has not been paid within 2 hours is cancelled.'),
  section('Cancelling', 'You can cancel', ['before you have paid', 'before the shop has packed']),
  section('Receiving', 'Check the goods before you confirm receipt.'),
];

const art = (
  <>
    <Arch />
    <Arch tone="accent" />
    <Arch />
  </>
);

const meta = preview.meta({
  title: 'Patterns/Article',
  component: ArticlePage,
  subcomponents: { ArticleSections, ArticleBlocks },
  args: {
    title: 'Order policy',
    lead: 'How an order comes about, and what you can still change afterwards.',
    fact: 'In force since 1 April 2026',
    nav,
    art,
    children: <ArticleSections contents="On this page" sections={sections} note="This is a sample text." />,
  },
  argTypes: {
    title: { control: 'text' },
    lead: { control: 'text' },
    fact: { control: 'text' },
    art: { control: false },
    nav: { control: false },
    children: { control: false },
  },
});

/** A policy: numbered sections, each with its own address, a list of contents and the pages beside it. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Order policy' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Cancelling' })).toHaveAttribute('href', '#section-2');
    await expect(canvas.getByRole('region', { name: '2 Cancelling' })).toHaveAttribute('id', 'section-2');
    await user.tab();
    await expect(canvas.getByRole('link', { name: 'Paying in time' })).toHaveFocus();
  },
});

/** Every property by hand. */
export const Playground = meta.story({
  args: { lead: 'Nothing but a head and one paragraph.', fact: '', children: <ArticleBlocks blocks={['A paragraph.']} /> },
});

/** On a page, and on a phone of 320 px: a head without a picture, the contents first, the other pages last. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors', 'visual:mobile'],
  render: (args) => <ArticlePage {...args} art={undefined} />,
});

/** Long and unbroken words in every place. */
export const Hostile = meta.story({
  decorators: [inPlace('page')],
  tags: ['visual:mobile'],
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    lead: '9'.repeat(90),
    nav: {
      label: 'Pages',
      groups: [group('ข้อกำหนดและเงื่อนไขการใช้บริการทั้งหมดของร้าน', { href: '/a', label: 'x'.repeat(60), current: true })],
    },
    children: (
      <ArticleSections
        contents="Donaudampfschifffahrtsgesellschaft"
        sections={[
          section('Donaudampfschifffahrtselektrizitätenhauptbetriebswerk', '<b>no markup</b>', [
            'กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพ',
            'y'.repeat(80),
          ]),
        ]}
      />
    ),
  },
  render: (args) => (
    <Place as="stack">
      <ArticlePage {...args} />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
});
