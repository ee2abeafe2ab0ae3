import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { Specification } from '../../flows/index.ts';
import { SpecificationPicker } from './SpecificationPicker.tsx';

const named = (name: string): Specification => ({
  attributes: [{ name, values: ['UK 8', 'UK 9'] }],
  skus: ['UK 8', 'UK 9'].map((size, id) => ({ id, values: [size], stock: 4, image: '' })),
});

test('the focus stays in an attribute whose name comes in another language', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (name: string) =>
    root.render(<SpecificationPicker specification={named(name)} choice={[undefined]} onChoiceChange={() => {}} seed={1} />);
  const legend = () => place.querySelector('legend')?.textContent;
  show('Size');
  await expect.poll(legend).toBe('Size');
  const first = place.querySelector('input');
  first?.focus();
  show('ขนาด');
  await expect.poll(legend).toBe('ขนาด');
  expect(document.activeElement).toBe(first);
  root.unmount();
  place.remove();
});
