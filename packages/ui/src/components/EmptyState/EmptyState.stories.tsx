import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { headingLevels } from '../../layout/index.ts';
import { Button } from '../Button/index.ts';
import { LinkButton } from '../LinkButton/index.ts';
import { bayObjects } from '../Arch/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Components/Empty state',
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    description: 'Things you add will wait for you here.',
    children: <LinkButton href="#goods">Start browsing</LinkButton>,
  },
  argTypes: {
    title: { control: 'text' },
    description: { control: 'text' },
    variant: { control: 'radio', options: ['empty', 'failed'] },
    object: { control: 'select', options: bayObjects },
    level: { control: 'radio', options: headingLevels },
    documentTitle: { control: 'text' },
    children: { control: false },
  },
});

/** A list without entries: what it means, and what to do next. */
export const Default = meta.story();

/** Every property by hand. */
export const Playground = meta.story({ args: { title: 'No order yet', description: 'Orders appear here when you have paid.' } });

/** Something that was waited for did not come: it is announced at once. */
export const Failed = meta.story({
  args: {
    variant: 'failed',
    title: 'Your orders could not be loaded',
    description: 'We couldn’t reach Galleria.',
    object: 'cable',
    children: <Button>Try again</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your orders could not be loaded');
  },
});

/** It is the whole page: it heads it, larger, and focus can be led to it. */
export const WholePage = meta.story({
  args: { level: 1, object: 'shop', title: 'Tinder & Oak is closed', description: 'Other shops are open.' },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Tinder & Oak is closed' });
    heading.focus();
    await expect(heading).toHaveFocus();
  },
});

/** With text and actions, and without them. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="title">
        <EmptyState title="Nothing found" />
      </Sample>
      <Sample name="title and text">
        <EmptyState title="Nothing found" description="Try a shorter word." />
      </Sample>
      <Sample name="one action">
        <EmptyState title="Your cart is empty" description="Things you add will wait for you here.">
          <LinkButton href="#goods">Start browsing</LinkButton>
        </EmptyState>
      </Sample>
      <Sample name="failed, two actions">
        <EmptyState variant="failed" title="This order is gone" description="It was deleted on another device.">
          <Button>Reload</Button>
          <Button tone="primary">All orders</Button>
        </EmptyState>
      </Sample>
      {bayObjects.map((object) => (
        <Sample key={object} name={object}>
          <EmptyState object={object} title="Nothing here" />
        </Sample>
      ))}
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    title: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
    description:
      'เพิ่มสินค้าทั้งหมดในคำสั่งซื้อนี้ลงในตะกร้าสินค้าของคุณเรียบร้อยแล้วและสามารถชำระเงินได้ทันที, and the rest of a sentence that takes five lines of a narrow phone.',
    children: (
      <>
        <Button>Add all available items to the cart again</Button>
        <Button>Donaudampfschifffahrtsgesellschaftskapitän</Button>
      </>
    ),
  },
});
