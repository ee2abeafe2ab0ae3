import { scenario } from '@galleria/mocks/scenario.ts';
import { useHomeScreen } from '@galleria/storefront/screens/useHomeScreen.ts';
import { HomeScreen } from '@galleria/ui/screens';
import { live, on } from '../kit/live.tsx';
import { fromProps } from '../kit/fromProps.tsx';
import { press } from '../kit/user.ts';
import preview from '../preview.tsx';
import {
  BlockInButton,
  CutWords,
  DarkWords,
  FadingWords,
  LostPanel,
  LowWords,
  MissingText,
  NamelessButton,
  NarrowButton,
  TwoEdges,
  WideWords,
  Words,
  WordsUponWords,
} from './Faults.tsx';

const meta = preview.meta({ ...fromProps(), title: 'Negative/Faults' });

// First: a story that fails after its play leaves the page without motion (pauseAnimations of Storybook's runStory).
/** Its play function does not wait for what fades in. */
export const AskedWhileFading = meta.story({
  render: () => <FadingWords />,
  play: async ({ canvas }) => {
    await press(canvas, 'Show');
    if (getComputedStyle(canvas.getByText('Soon to be read.')).opacity !== '1') throw new Error('It cannot be read yet.');
  },
});

/** The screen calls, and the scenario answers nothing. */
export const RequestWithoutHandler = meta.story({
  ...live(HomeScreen, useHomeScreen),
  parameters: on(() => ({ ...scenario()(), handlers: [] })),
});

export const ConsoleError = meta.story({
  render: () => <Words>It complains.</Words>,
  play: () => console.error('something is wrong'),
});

export const MissingMessageKey = meta.story({ render: () => <MissingText /> });

export const AxeFinding = meta.story({ render: () => <NamelessButton /> });

export const ControlsNothing = meta.story({ render: () => <LostPanel /> });

export const BlockAmongText = meta.story({ render: () => <BlockInButton /> });

export const SkippedForAxe = meta.story({ render: () => <Words>Not for axe.</Words>, parameters: { a11y: { test: 'off' } } });

export const SkippedForTests = meta.story({ render: () => <Words>Not for tests.</Words>, tags: ['!test'] });

export const Blank = meta.story({ render: () => <div style={{ blockSize: 80 }} /> });

export const PictureWithoutFile = meta.story({ render: () => <img src="/pictures/shoe-nobody.svg" alt="A shoe" width={80} height={80} /> });

export const Duplicate = meta.story({ render: () => <Words>The same picture.</Words> });

export const OtherDuplicate = meta.story({ render: () => <Words>The same picture.</Words> });

export const TextCut = meta.story({ render: () => <CutWords /> });

export const TextUponText = meta.story({ render: () => <WordsUponWords /> });

export const TooWide = meta.story({ render: () => <WideWords /> });

export const TooDark = meta.story({ render: () => <DarkWords /> });

export const CutWhenLarge = meta.story({ render: () => <LowWords /> });

export const DecidedByOrder = meta.story({ render: () => <TwoEdges /> });

export const NamelessWhenNarrow = meta.story({ render: () => <NarrowButton /> });
