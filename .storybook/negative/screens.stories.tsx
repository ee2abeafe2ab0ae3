import { scenario } from '@galleria/mocks/scenario.ts';
import { live, on } from '../kit/live.tsx';
import preview from '../preview.tsx';
import { Words } from './Faults.tsx';

const meta = preview.meta({ title: 'Screens/Negative' });

/** A screen whose hook makes its state up instead of asking. */
export const NoCall = meta.story({
  ...live(Words, () => ({ children: 'Hand-made state.' })),
  parameters: on(scenario()),
});

/** A screen without any scenario. */
export const NoScenario = meta.story({ render: () => <Words>No scenario.</Words> });
