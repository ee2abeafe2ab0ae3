import { inPlace, Place, Sample } from '@galleria/storybook/kit/board.tsx';
import { press, user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, spyOn } from 'storybook/test';
import { Price } from '../Price/index.ts';
import { CopyButton } from './CopyButton.tsx';
import { DescriptionItem, DescriptionList, descriptionColumns } from './DescriptionList.tsx';

const number = 'SH26061800042';
const copy = {
  value: number,
  texts: { label: 'Copy order number', copied: 'Copied', failed: 'Couldn’t copy. Select the text instead.' },
};

const meta = preview.meta({
  title: 'Components/Description list',
  component: DescriptionList,
  subcomponents: { DescriptionItem, CopyButton },
  decorators: [inPlace('page')],
  args: {
    children: (
      <>
        <DescriptionItem term="Order" copy={copy}>
          {number}
        </DescriptionItem>
        <DescriptionItem term="Placed">14 June 2026 at 09:12</DescriptionItem>
        <DescriptionItem term="Paid">
          <Price amount="8999.00" tone="plain" size="small" />
        </DescriptionItem>
        <DescriptionItem term="Note to the shop">Please ring twice, the bell is quiet.</DescriptionItem>
      </>
    ),
  },
  argTypes: { columns: { control: 'radio', options: descriptionColumns }, children: { control: false } },
});

/** The facts of an order. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Placed',
      'Paid',
      'Note to the shop',
    ]);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

/** Every property by hand. */
export const Playground = meta.story({ args: { columns: 2 } });

/** The order number was copied, by pointer or keyboard: eye and ear are told. */
export const Copied = meta.story({
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await press(canvas, 'Copy order number');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(write).toHaveBeenLastCalledWith(number);
    await user.tab();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied');
    await expect(canvas.getByRole('button', { name: 'Copy order number' })).toHaveFocus();
  },
});

/** The browser does not let the page write to the clipboard: what to do instead. */
export const CopyFailed = meta.story({
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Not allowed', 'NotAllowedError'));
    await press(canvas, 'Copy order number');
    await expect(canvas.getByRole('status')).toHaveTextContent('Couldn’t copy. Select the text instead.');
  },
});

/** One and two columns, and both where it is narrow and very narrow. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: (args) => (
    <Place as="stack">
      {descriptionColumns.map((columns) => (
        <Sample key={columns} name={`columns ${columns}`}>
          <DescriptionList {...args} columns={columns} />
        </Sample>
      ))}
      <Place as="row">
        {(['phone', 'card'] as const).map((place) => (
          <Sample key={place} name={`columns 2, in a ${place}`}>
            <Place as={place}>
              <DescriptionList {...args} columns={2} />
            </Place>
          </Sample>
        ))}
      </Place>
    </Place>
  ),
});

/** Long, unbroken and Thai terms and values on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <DescriptionList>
      <DescriptionItem term="Donaudampfschifffahrtsgesellschaft" copy={{ ...copy, value: 'x' }}>
        {'9'.repeat(60)}
      </DescriptionItem>
      <DescriptionItem term="ที่อยู่สำหรับจัดส่งสินค้า">กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตน์</DescriptionItem>
      <DescriptionItem term="Paid">
        <Price amount="999999999.99" tone="plain" size="small" />
      </DescriptionItem>
      <DescriptionItem term="Nothing"> </DescriptionItem>
    </DescriptionList>
  ),
});
