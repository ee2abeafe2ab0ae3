import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  container.style.inlineSize = '400px';
  root = createRoot(container);
});
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

const texts = { label: 'Goods', previous: 'Back', next: 'Forward', place: String };
const show = (variant: CarouselProps['variant'], count: number) =>
  flushSync(() =>
    root.render(
      <Carousel variant={variant} texts={texts}>
        {Array.from({ length: count }, (_, at) => (
          <a key={at} href="#goods" style={{ display: 'block', inlineSize: '100%', minInlineSize: 150 }}>
            {at}
          </a>
        ))}
      </Carousel>,
    ),
  );
const buttons = () => container.querySelectorAll('button').length;

it('has its buttons also when what does not fit comes later', async () => {
  show('row', 1);
  await new Promise(requestAnimationFrame);
  expect(buttons()).toBe(0);
  show('row', 8);
  await expect.poll(buttons).toBe(2);
});

it('keeps the focus when the slide that has it leaves', async () => {
  show('slides', 3);
  await expect.poll(buttons).toBe(2);
  const row = container.querySelector('ul');
  container.querySelector('a')?.focus();
  row?.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  await expect.poll(() => container.querySelector('li')?.inert).toBe(true);
  expect(document.activeElement).toBe(row);
});
