import { applicant } from '@galleria/mocks/scenarios/merchantApplication.ts';
import { pictureFiles } from './pictureFiles.ts';
import { user } from './user.ts';
import { expect, screen, waitFor, type within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

/** What an applicant types; what is empty stays so. */
type Typed = { [Name in keyof typeof applicant]?: string };

/** Types into the form, once it is there. */
export async function fill(canvas: Canvas, change: Typed = {}) {
  const { name, realName, category, type, address, phone, email, code } = { ...applicant, ...change };
  const into = async (label: string, text: string) => {
    if (text) await user.type(await canvas.findByLabelText(label), text);
  };
  await into('Company name', name);
  await into('Contact person', realName);
  if (category) await user.selectOptions(await canvas.findByLabelText('Category'), category);
  if (type) await user.selectOptions(await canvas.findByLabelText('Type of shop'), type);
  await into('Business address', address);
  await into('Phone (optional)', phone);
  await into('E-mail', email);
  if (code) await user.type(await canvas.findByLabelText('Code', { selector: 'input' }), code);
}

/** Hands pictures over as the file picker does. */
export async function pick(canvas: Canvas, count: number) {
  const group = await canvas.findByRole('group', { name: 'Pictures of your documents' });
  const input = group.querySelector('input');
  if (!input) throw new Error('There is no place for files.');
  const files = await pictureFiles(...Array.from({ length: count }, (_, at) => `licence-${at + 1}.jpg`));
  await user.upload(input, files);
}

/** So many pictures are on the server. */
export async function uploaded(canvas: Canvas, count: number) {
  await waitFor(() => expect(canvas.getAllByRole('button', { name: /^Remove / })).toHaveLength(count));
  await expect(canvas.queryByText(/wasn’t uploaded/)).toBeNull();
}

/** Fills all of it, agrees and sends. */
export async function apply(canvas: Canvas, change: Typed = {}) {
  await fill(canvas, change);
  await pick(canvas, 1);
  await uploaded(canvas, 1);
  await agree(canvas);
  await send(canvas);
}

export const agree = async (canvas: Canvas) => user.click(await canvas.findByRole('checkbox'));
export const send = async (canvas: Canvas) => user.click(await canvas.findByRole('button', { name: 'Send application' }));

/** The message stands at the field. */
export async function expectProblem(canvas: Canvas, label: string, message: string | RegExp) {
  const field = await canvas.findByLabelText(label, { selector: 'input, select' });
  await waitFor(() => expect(field).toBeInvalid());
  await waitFor(() => expect(field).toHaveAccessibleDescription(typeof message === 'string' ? expect.stringContaining(message) : message));
}

/** It is said as a toast. */
export async function expectToast(message: string | RegExp) {
  await waitFor(() => expect(screen.getAllByText(message).some((text) => text.closest('[role=alert], [role=status]'))).toBe(true));
}
