import { chromium } from 'playwright';
import { browser as launchOptions } from '../tools/browser.ts';
import { CapturePage } from './capturePage.ts';
import { type CompareOptions, compare, type Comparison } from './compare.ts';
import { CaptureQueue } from './queue.ts';
import type { Screenshot } from './stories.ts';

const pages = [0, 1];

/** Without the first, a large picture may be painted a frame late; without the second, a frame may show half a layout. */
const steadyPixels = ['--disable-checker-imaging', '--run-all-compositor-stages-before-draw'];

/** Takes and compares all pictures. While one is compared, the page that took it is already at the next story. */
export async function captureAll(screenshots: readonly Screenshot[], url: string, options: CompareOptions): Promise<Comparison[]> {
  const launch = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...steadyPixels] });
  try {
    const comparisons: Comparison[] = [];
    const queue = new CaptureQueue(screenshots);
    await Promise.all(pages.map((number) => captureFrom(queue, number, new CapturePage(browser, url), options, comparisons)));
    return comparisons;
  } finally {
    await browser.close();
  }
}

async function captureFrom(
  queue: CaptureQueue,
  number: number,
  page: CapturePage,
  options: CompareOptions,
  comparisons: Comparison[],
): Promise<void> {
  let compared = Promise.resolve();
  for (let place = queue.next(number); place; place = queue.next(number)) {
    const { index, screenshot } = place;
    const capture = await page.capture(screenshot);
    // At most one picture per page is being compared: decoded, a long one takes 20 MB.
    await compared;
    compared = compare(screenshot, capture, options).then((comparison) => {
      comparisons[index] = comparison;
    });
  }
  await compared;
  await page.close();
}
