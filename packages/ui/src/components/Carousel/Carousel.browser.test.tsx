import { beforeEach, expect, it } from 'vitest';
import { Carousel, type CarouselProps } from './Carousel.tsx';
import { testRoot } from '../../testRoot.ts';

const page = testRoot();
beforeEach(() => {
  page.container.style.inlineSize = '400px';
});

const texts = { label: 'Goods', previous: 'Back', next: 'Forward', place: String };
const show = (variant: CarouselProps['variant'], count: number) =>
  page.render(
    <Carousel variant={variant} texts={texts}>
      {Array.from({ length: count }, (_, at) => (
        <a key={at} href="#goods" style={{ display: 'block', inlineSize: '100%', minInlineSize: 150 }}>
          {at}
        </a>
      ))}
    </Carousel>,
  );
const buttons = () => page.container.querySelectorAll('button').length;

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
  const row = page.container.querySelector('ul');
  page.container.querySelector('a')?.focus();
  row?.scrollTo({ left: row.clientWidth, behavior: 'instant' });
  await expect.poll(() => page.container.querySelector('li')?.inert).toBe(true);
  expect(document.activeElement).toBe(row);
});
