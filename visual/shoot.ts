import { chromium } from 'playwright';
import { browser as launchOptions } from '../tools/browser.ts';
import { Camera } from './camera.ts';
import { type Bench, judge, type Verdict } from './judge.ts';
import { ShotQueue } from './queue.ts';
import type { Shot } from './stories.ts';

const cameras = [0, 1];

/** Without the first, a large picture may be painted a frame late; without the second, a frame may show half a layout. */
const steadyPixels = ['--disable-checker-imaging', '--run-all-compositor-stages-before-draw'];

/** Takes and judges all pictures. While one is judged, the camera that took it is already at the next. */
export async function shootAll(shots: readonly Shot[], url: string, bench: Bench): Promise<Verdict[]> {
  const launch = launchOptions();
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...steadyPixels] });
  try {
    const verdicts: Verdict[] = [];
    const queue = new ShotQueue(shots);
    await Promise.all(cameras.map((camera) => shootFrom(queue, camera, new Camera(browser, url), bench, verdicts)));
    return verdicts;
  } finally {
    await browser.close();
  }
}

async function shootFrom(queue: ShotQueue, number: number, camera: Camera, bench: Bench, verdicts: Verdict[]): Promise<void> {
  let judged = Promise.resolve();
  for (let place = queue.next(number); place; place = queue.next(number)) {
    const { index, shot } = place;
    const exposure = await camera.take(shot);
    // At most one picture per camera is being judged: decoded, a long one takes 20 MB.
    await judged;
    judged = judge(shot, exposure, bench).then((verdict) => {
      verdicts[index] = verdict;
    });
  }
  await judged;
  await camera.close();
}
