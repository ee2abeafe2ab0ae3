import { afterEach, beforeEach, expect, test } from 'vitest';
import { DialogContent, DialogRoot } from '../components/Dialog/index.ts';
import { PopoverPanel, PopoverRoot, PopoverTrigger } from '../components/Popover/index.ts';
import { testRoot } from '../testRoot.ts';

const root = testRoot();
const { CloseWatcher: Own } = globalThis;
if (!Own) throw new Error('This browser has no CloseWatcher: the test wants one that has.');

/** Those that wait for the way back, the newest last. */
const waiting: InstanceType<typeof Own>[] = [];

class Known extends Own {
  constructor() {
    super();
    waiting.push(this);
  }
  override destroy = () => {
    super.destroy();
    waiting.splice(waiting.indexOf(this), 1);
  };
}

beforeEach(() => {
  globalThis.CloseWatcher = Known;
});
afterEach(() => {
  globalThis.CloseWatcher = Own;
});

test('the way back closes what is open, the newest first, and then leads to the page before again', async () => {
  root.render(
    <DialogRoot defaultOpen>
      <DialogContent aria-label="Note">
        <PopoverRoot>
          <PopoverTrigger>Help</PopoverTrigger>
          <PopoverPanel aria-label="What a note can say">Where to put the parcel.</PopoverPanel>
        </PopoverRoot>
      </DialogContent>
    </DialogRoot>,
  );
  const dialog = () => document.querySelector('[role=dialog][aria-label=Note]');
  const layer = () => document.querySelector(':popover-open');
  await expect.poll(dialog).toBeTruthy();
  dialog()?.querySelector('button')?.click();
  await expect.poll(layer).toBeTruthy();
  await expect.poll(() => waiting.length).toBe(2);
  waiting.at(-1)?.requestClose();
  await expect.poll(layer).toBeNull();
  expect(dialog()).toBeTruthy();
  await expect.poll(() => waiting.length).toBe(1);
  waiting.at(-1)?.requestClose();
  await expect.poll(dialog).toBeNull();
  expect(waiting).toHaveLength(0);
});
