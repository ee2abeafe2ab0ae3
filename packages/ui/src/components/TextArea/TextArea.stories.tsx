import { inPlace, Place, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect, fn, waitFor } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const limit = (max: number) => ({
  max,
  left: (count: number) => `${count} characters left`,
  over: (count: number) => `${count} characters too many. Shorten the text.`,
});
const note = 'Please leave it with the porter and call me when you are at the gate.';

const meta = preview.meta({
  title: 'Components/Text area',
  component: TextArea,
  args: { label: 'Note to the shop', onChange: fn() },
  argTypes: {
    error: { control: 'text' },
    hint: { control: 'text' },
    limit: { control: 'object' },
    disabled: { control: 'boolean' },
    readOnly: { control: 'boolean' },
  },
});

/** Nothing is typed yet: the label lies where the text will be. */
export const Default = meta.story({ decorators: [inPlace('form')] });

/** Every property by hand. */
export const Playground = meta.story({
  decorators: [inPlace('form')],
  args: { limit: limit(150), hint: 'The shop reads it before it packs.', defaultValue: note, rows: 4 },
});

/** Empty, filled, counted, wrong, locked. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Samples>
      <Sample name="empty">
        <TextArea label="Note to the shop" />
      </Sample>
      <Sample name="filled">
        <TextArea label="Note to the shop" defaultValue={note} />
      </Sample>
      <Sample name="with hint and limit">
        <TextArea label="Note to the shop" hint="The shop reads it before it packs." limit={limit(150)} />
      </Sample>
      <Sample name="at the limit">
        <TextArea label="Note to the shop" defaultValue={note} limit={limit(69)} />
      </Sample>
      <Sample name="over the limit">
        <TextArea label="Note to the shop" defaultValue={note} limit={limit(60)} />
      </Sample>
      <Sample name="invalid and empty">
        <TextArea label="Your review" error="Write a few words." limit={limit(512)} />
      </Sample>
      <Sample name="one row">
        <TextArea label="Note" rows={1} />
      </Sample>
      <Sample name="read-only">
        <TextArea label="Note to the shop" defaultValue={note} readOnly />
      </Sample>
      <Sample name="disabled">
        <TextArea label="Note to the shop" defaultValue={note} disabled />
      </Sample>
    </Samples>
  ),
});

/** Long, unbroken and Thai texts on a phone of 320 px: everything wraps, and the counter stays beside the message. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  render: () => (
    <Place as="stack">
      <TextArea label="Bemerkung zur Rücksendung für die Verkäuferin" hint="Nur wenn nötig." limit={limit(123_456)} />
      <TextArea
        label="Bemerkung zur Rücksendung für die Verkäuferin"
        defaultValue={`Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz ${note}`}
        error="Donaudampfschifffahrtsgesellschaftskapitänsmütze"
        limit={limit(100)}
      />
      <TextArea
        label="หมายเหตุถึงร้านค้า"
        lang="th"
        defaultValue="กรุณาฝากพัสดุไว้กับเจ้าหน้าที่รักษาความปลอดภัยที่ประตูหน้าและโทรแจ้งเมื่อมาถึงหมู่บ้านแล้วน้ำที่นี่ท่วมบ่อย"
        limit={limit(150)}
      />
    </Place>
  ),
});

/** Somebody writes several lines: the field grows, the form hears every letter, and the count goes on. */
export const Growing = meta.story({
  decorators: [inPlace('form')],
  args: { limit: limit(150), rows: 1 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Note to the shop' });
    const before = field.getBoundingClientRect().height;
    await user.type(field, 'Ring twice.{Enter}Leave it{Enter}with 👨‍👩‍👧 next door.');
    await expect(args.onChange).toHaveBeenCalled();
    await expect(field.getBoundingClientRect().height).toBeGreaterThan(before + 40);
    await expect(canvas.getByText('38 / 150')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('112 characters left');
  },
});

/** More lines than the field may have: it scrolls, and the text does not run under the label. */
export const VeryLong = meta.story({
  decorators: [inPlace('form')],
  args: { defaultValue: `${note}\n`.repeat(20), maxRows: 6, label: 'Your review' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Your review' });
    await expect(field.scrollHeight).toBeGreaterThan(field.clientHeight);
    await expect(field.getBoundingClientRect().height).toBeLessThan(180);
    field.scrollTop = 66;
  },
});

/** Few characters are left: screen readers hear how many, once typing pauses. */
export const NearTheLimit = meta.story({
  decorators: [inPlace('form')],
  args: { limit: limit(20), defaultValue: 'Call' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await user.type(canvas.getByRole('textbox'), ' me at noon');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('5 characters left'));
  },
});

/** The text is too long: the field is invalid and says by how much, and every letter is still there. */
export const OverTheLimit = meta.story({
  decorators: [inPlace('form')],
  args: { limit: limit(10), hint: 'The shop reads it before it packs.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await user.type(field, 'Ring twice');
    await expect(field).toBeValid();
    await user.type(field, '!!!');
    await expect(field).toHaveValue('Ring twice!!!');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('3 characters too many. Shorten the text.');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 characters too many. Shorten the text.'));
  },
});
