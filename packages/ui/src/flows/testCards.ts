/** What becomes of a payment with one of the test cards. */
export const testCardOutcomes = ['succeeds', 'declined', 'insufficient', 'authentication', 'processing'] as const;
export type TestCardOutcome = (typeof testCardOutcomes)[number];

/** The cards of the demo gateway, as at the real one: what each comes to. They take no money anywhere. */
export const testCards: Readonly<Record<TestCardOutcome, string>> = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficient: '4000000000009995',
  authentication: '4000002500003155',
  processing: '4000000000000077',
};

/** What becomes of a card, by its digits; any other is declined. */
export const outcomeOfCard = (digits: string): TestCardOutcome =>
  testCardOutcomes.find((outcome) => testCards[outcome] === digits) ?? 'declined';
