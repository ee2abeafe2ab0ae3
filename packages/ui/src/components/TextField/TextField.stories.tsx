import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { Search } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Components/Text field',
  component: TextField,
  args: { label: 'E-mail', onChange: fn() },
  argTypes: {
    error: { control: 'text' },
    hint: { control: 'text' },
    end: { control: false },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
  },
});

/** Nothing is typed yet: the label lies where the text will be. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { label: 'Postal code', hint: 'Six digits, as on your letters.', defaultValue: '560001' },
});

/** Empty, filled, with help, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="empty">
        <TextField label="E-mail" />
      </Sample>
      <Sample name="filled">
        <TextField label="E-mail" defaultValue="ananya.rao@mailbox.in" />
      </Sample>
      <Sample name="with hint">
        <TextField label="E-mail" hint="We write only about your orders." />
      </Sample>
      <Sample name="invalid">
        <TextField label="E-mail" defaultValue="ananya.rao@" error="Enter a whole e-mail address." />
      </Sample>
      <Sample name="invalid and empty, with hint">
        <TextField label="E-mail" error="Enter your e-mail address." hint="We write only about your orders." />
      </Sample>
      <Sample name="read-only">
        <TextField label="E-mail" defaultValue="ananya.rao@mailbox.in" readOnly />
      </Sample>
      <Sample name="disabled">
        <TextField label="E-mail" defaultValue="ananya.rao@mailbox.in" disabled />
      </Sample>
      <Sample name="disabled and empty">
        <TextField label="E-mail" disabled />
      </Sample>
      <Sample name="with a button at its end">
        <TextField label="Order number" end={<IconButton label="Search" icon={Search} />} />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: labels and messages wrap, and the box keeps its height when the label steps up. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <TextField label="Telefonnummer oder E-Mail-Adresse der Empfängerin" end={<IconButton label="Search" icon={Search} />} />
      <TextField
        label="Telefonnummer oder E-Mail-Adresse der Empfängerin"
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitänsmütze"
        end={<Button size="small">Überprüfen</Button>}
      />
      <TextField
        label="Telefonnummer oder E-Mail-Adresse der Empfängerin"
        defaultValue="Donaudampfschifffahrtsgesellschaftskapitänsmütze"
      />
      <TextField label="ที่อยู่อีเมลหรือหมายเลขโทรศัพท์ของผู้รับสินค้าในกรุงเทพมหานคร" />
      <TextField
        label="ที่อยู่อีเมล"
        defaultValue="ที่อยู่สำหรับจัดส่งสินค้าของคุณในกรุงเทพมหานคร"
        error="กรุณากรอกที่อยู่อีเมลให้ครบถ้วนเช่นชื่อตามด้วยเครื่องหมายและโดเมน"
      />
      <TextField
        label="Amount"
        defaultValue="999999999.99"
        error="Unbroken/Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz"
        hint="At most ₹99,99,99,999.99, and no less than the smallest amount that your bank allows."
      />
    </Place>
  ),
  play: async ({ canvasElement }) => {
    for (const end of canvasElement.querySelectorAll('label + *'))
      await expect(end.previousElementSibling?.getBoundingClientRect().right).toBeLessThanOrEqual(end.getBoundingClientRect().left);
    for (const label of canvasElement.querySelectorAll('label')) {
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      const height = label.parentElement?.clientHeight;
      label.control?.focus();
      await expect(label.parentElement?.clientHeight).toBe(height);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
});

/** Somebody types: the label has stepped up and still names the field, and the form hears every letter. */
export const Typed = meta.story({
  decorators: [inPlace('form')],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await user.type(field, 'ananya');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('ananya');
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenCalledTimes(6);
  },
});

/** The form found a mistake: screen readers hear it with the field, after the page's own help, and the hint gives way to it. */
export const Invalid = meta.story({
  decorators: [inPlace('form')],
  args: { defaultValue: 'ananya.rao@', error: 'Enter a whole e-mail address.', hint: 'We write only about your orders.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'E-mail' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription('Enter a whole e-mail address.');
  },
});
