import { Button, Container, Grid, Heading, PageHeader, Panel, Price, Stack, Text } from '@galleria/ui';

const cards = [
  { amount: '500', words: 'A thank-you' },
  { amount: '1000', words: 'A birthday' },
  { amount: '2500', words: 'A new home' },
];

/** A page of one's own: a column in the window, a head, and panels in a grid. */
export function GiftCards({ onChoose }: { onChoose: (amount: string) => void }) {
  return (
    <Container as="main">
      <Stack gap={6}>
        <PageHeader title="Gift cards" description="Sent by e-mail, for everything in the shop." />
        <Grid columns={3}>
          {cards.map(({ amount, words }) => (
            <Panel key={amount}>
              <Stack gap={4} align="start">
                <Heading level={2}>{words}</Heading>
                <Price amount={amount} size="huge" />
                <Text tone="muted">Valid for a year from the day it arrives.</Text>
                <Button onClick={() => onChoose(amount)} aria-label={`Choose ${words}`}>
                  Choose
                </Button>
              </Stack>
            </Panel>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
