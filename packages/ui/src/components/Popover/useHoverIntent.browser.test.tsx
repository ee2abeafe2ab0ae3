import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testRoot } from '../../testRoot.ts';
import { useHoverIntent } from './useHoverIntent.ts';

const page = testRoot();
const said = vi.fn();

function Place() {
  const { forget: _, ...hover } = useHoverIntent({ enter: 120, leave: 300, onEnter: () => said('enter'), onLeave: () => said('leave') });
  return <div {...hover} style={{ inlineSize: 100, blockSize: 100 }} />;
}

const tell = (name: string) => page.container.firstElementChild?.dispatchEvent(new PointerEvent(name, { bubbles: true }));

beforeEach(() => {
  said.mockClear();
  vi.useFakeTimers();
  page.render(<Place />);
});
afterEach(() => {
  vi.useRealTimers();
});

test('a pointer that rests where something is drawn does not point at it', () => {
  tell('pointerover');
  vi.advanceTimersByTime(1000);
  expect(said).not.toHaveBeenCalled();
  tell('pointermove');
  vi.advanceTimersByTime(1000);
  expect(said.mock.calls).toEqual([['enter']]);
});

test('what hid under the pointer and was never left is pointed at again', () => {
  for (const _ of [1, 2]) {
    tell('pointerover');
    tell('pointermove');
    tell('pointermove');
    vi.advanceTimersByTime(1000);
  }
  expect(said.mock.calls).toEqual([['enter'], ['enter']]);
});
