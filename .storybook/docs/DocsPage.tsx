import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { StateBoard } from '../boards/StateBoard.tsx';
import { sentenceRow } from '../kit/controls.ts';

/** The docs page of a component; of a screen, the board of its states. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (preparedMeta.title.startsWith('Screens/')) return <StateBoard />;
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls exclude={[sentenceRow]} />
      <Stories />
    </>
  );
}
