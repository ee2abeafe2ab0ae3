import type { Baselines } from './baselines.ts';
import type { Exposure } from './camera.ts';
import { decode, encode, findDifference, isBlank, type Picture, printOf } from './picture.ts';
import type { Album } from './report/album.ts';
import type { Shot } from './stories.ts';

/** What is to be done with the baseline of a picture. */
export type Standing = 'kept' | 'changed' | 'new' | 'unknown';

export interface Verdict {
  shot: Shot;
  problems: string[];
  standing: Standing;
  /** Set when there is a picture that could stand as a baseline. */
  print?: string;
  /** The new baseline, when one is wanted and due. */
  accepted?: Buffer;
}

export interface Bench {
  baselines: Baselines;
  album: Album;
  /** Whether pixels are compared at all: they are not the same on every system. */
  compares: boolean;
  /** Differences are accepted instead of reported. */
  updates: boolean;
}

/** Effort 4 of 6: the last two steps take three times as long for some per cent. */
const baselineEffort = 4;

/** A picture that cannot be judged, such as one with a damaged baseline, fails alone and not the whole run. */
export async function judge(shot: Shot, exposure: Exposure, bench: Bench): Promise<Verdict> {
  try {
    return await look(shot, exposure, bench);
  } catch (error) {
    return {
      shot,
      problems: [`The picture cannot be judged: ${error instanceof Error ? error.message : String(error)}`],
      standing: 'unknown',
    };
  }
}

async function look(shot: Shot, { problems, png }: Exposure, bench: Bench): Promise<Verdict> {
  const after = png && (await decode(png));
  if (problems.length > 0 || after === undefined) {
    if (after) await bench.album.add(shot.key, { after });
    return { shot, problems, standing: 'unknown' };
  }
  if (isBlank(after)) {
    await bench.album.add(shot.key, { after });
    return {
      shot,
      problems: [
        'The picture is blank: all its pixels have the same colour. Is the content white on white, or not there yet when the story finishes?',
      ],
      standing: 'unknown',
    };
  }
  return { shot, problems: [], print: printOf(after), standing: 'kept', ...(bench.compares ? await compare(shot, after, bench) : {}) };
}

async function compare(shot: Shot, after: Picture, { baselines, album, updates }: Bench): Promise<Partial<Verdict>> {
  if (!baselines.has(shot.key)) {
    if (updates) return { standing: 'new', accepted: await encode(after, baselineEffort) };
    await album.add(shot.key, { after });
    return {
      standing: 'new',
      problems: ['The story is new and has no accepted picture: look at it, then accept it with "visual:update".'],
    };
  }
  const before = await decode(baselines.file(shot.key)).catch(() => undefined);
  const difference = before && findDifference(before, after);
  if (before && difference === undefined) return {};
  if (updates) return { standing: 'changed', accepted: await encode(after, baselineEffort) };
  await album.add(shot.key, { before, after, difference: difference?.image });
  const what = difference
    ? `The picture ${difference.text}: mend the component, or`
    : 'The accepted picture cannot be read: restore it, or';
  return { standing: 'changed', problems: [`${what} accept the picture with "visual:update".`] };
}
