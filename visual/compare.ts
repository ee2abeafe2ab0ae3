import type { Baselines } from './baselines.ts';
import { hash } from 'node:crypto';
import type { Capture } from './visitPage.ts';
import { decode, encodeAccepted, findDifference, isBlank, type Picture } from './picture.ts';
import type { ReportImages } from './report/images.ts';
import type { Screenshot } from './stories.ts';

/** What is to be done with the baseline of a picture. */
export type BaselineStatus = 'kept' | 'changed' | 'new' | 'unknown';

export interface Comparison {
  screenshot: Screenshot;
  problems: string[];
  status: BaselineStatus;
  /** Set when there is a picture that could stand as a baseline: equal for equal pictures, as the browser always encodes them alike. */
  fingerprint?: string;
  /** The new baseline, when one is wanted and due. */
  accepted?: Buffer;
  /** Painted otherwise than when it was accepted, by less than a person could see. */
  isAlike?: true;
  /** What the browser has painted, when it is the accepted picture or is to become it. */
  png?: Buffer;
}

export interface CompareOptions {
  baselines: Baselines;
  images: ReportImages;
  /** Whether pixels are compared at all: they are not the same on every system. */
  compares: boolean;
  /** Differences are accepted instead of reported. */
  updates: boolean;
}

/** A picture that cannot be compared, such as one with a damaged baseline, fails alone and not the whole run. */
export async function compare(screenshot: Screenshot, capture: Capture, options: CompareOptions): Promise<Comparison> {
  try {
    return await comparePixels(screenshot, capture, options);
  } catch (error) {
    return {
      screenshot,
      problems: [`The picture cannot be compared: ${error instanceof Error ? error.message : String(error)}`],
      status: 'unknown',
    };
  }
}

async function comparePixels(screenshot: Screenshot, { problems, png }: Capture, options: CompareOptions): Promise<Comparison> {
  if (problems.length > 0 || png === undefined) {
    if (png) await options.images.add(screenshot.key, { after: await decode(png) });
    return { screenshot, problems, status: 'unknown' };
  }
  const fingerprint = hash('sha1', png);
  if (options.compares && options.baselines.isSame(screenshot.key, png)) return { screenshot, problems, fingerprint, status: 'kept', png };
  const after = await decode(png);
  if (isBlank(after)) {
    await options.images.add(screenshot.key, { after });
    return {
      screenshot,
      problems: [
        'The picture is blank: all its pixels have the same colour. Is the content white on white, or not there yet when the story finishes?',
      ],
      status: 'unknown',
    };
  }
  return {
    screenshot,
    problems: [],
    fingerprint,
    status: 'kept',
    ...(options.compares ? await compareWithBaseline(screenshot, after, png, options) : {}),
  };
}

async function compareWithBaseline(
  screenshot: Screenshot,
  after: Picture,
  png: Buffer,
  { baselines, images, updates }: CompareOptions,
): Promise<Partial<Comparison>> {
  const encoded = await encodeAccepted(after);
  if (!baselines.has(screenshot.key)) {
    if (updates) return { status: 'new', png, accepted: encoded };
    await images.add(screenshot.key, { after });
    return {
      status: 'new',
      problems: ['The story is new and has no accepted picture: look at it, then accept it with "visual:update".'],
    };
  }
  const file = baselines.read(screenshot.key);
  // The same to the byte, though painted by another browser than the one that is known.
  if (file.equals(encoded)) return { png };
  const before = await decode(file).catch(() => undefined);
  const difference = before && findDifference(before, await decode(encoded));
  if (before && difference === undefined) return { isAlike: true };
  if (updates) return { status: 'changed', png, accepted: encoded };
  await images.add(screenshot.key, { before, after, difference: difference?.image });
  const what = difference
    ? `The picture ${difference.text}: mend the component, or`
    : 'The accepted picture cannot be read: restore it, or';
  return { status: 'changed', problems: [`${what} accept the picture with "visual:update".`] };
}
