import { scenario } from '@galleria/mocks/scenario.ts';
import { live, on } from '../kit/live.tsx';
import { user } from '../kit/user.ts';
import preview from '../preview.tsx';
import { AccentWords, CardsOfOneName, LeavesWithFocus, TwoActs, TwoActsInDialog, Words } from './Faults.tsx';

const meta = preview.meta({ title: 'Screens/Negative' });

/** A screen whose hook makes its state up instead of asking. */
export const NoCall = meta.story({
  ...live(Words, () => ({ children: 'Hand-made state.' })),
  parameters: on(scenario()),
});

/** A screen without any scenario. */
export const NoScenario = meta.story({ render: () => <Words>No scenario.</Words> });

/** A button leaves with the focus. */
export const FocusLost = meta.story({
  render: () => <LeavesWithFocus />,
  parameters: { stateFrom: 'props' },
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: 'Take it out' }));
  },
});

/** A page without a title. */
export const NoTitle = meta.story({ render: () => <Words>No title.</Words>, parameters: { stateFrom: 'props' } });

/** Two cards have one name. */
export const OneName = meta.story({ render: () => <CardsOfOneName />, parameters: { stateFrom: 'props' } });

/** Two acts are filled. */
export const SecondAct = meta.story({ render: () => <TwoActs />, parameters: { stateFrom: 'props' } });

/** Two acts are filled in the dialog that is open. */
export const SecondActInDialog = meta.story({ render: () => <TwoActsInDialog />, parameters: { stateFrom: 'props' } });

/** Words that are neither amount nor act, nor error nor chosen, are red. */
export const AccentInk = meta.story({ render: () => <AccentWords />, parameters: { stateFrom: 'props' } });
