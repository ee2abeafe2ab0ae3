import type { Answer } from '@galleria/api';
import type { payByTestCard } from '@galleria/api/demo';
import type { CardAttempt, DeclineReason } from '@galleria/ui/screens';

/**
 * How a try to pay by card ended, whoever took it. `invalid`: the provider's own fields say what is missing; `unknown`: the provider says
 * no end of it.
 */
export type CardAnswer =
  | { status: 'succeeded' | 'processing' | 'authentication' | 'invalid' | 'unknown' }
  | Extract<CardAttempt, { status: 'declined' }>;

const reasons: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient',
  authentication_failed: 'authentication',
  payment_intent_authentication_failure: 'authentication',
};

/** Why a card was declined, by the provider's code; whatever else it is, the bank said no. */
export const declineReasonOf = (code: string | null | undefined): DeclineReason =>
  code && Object.hasOwn(reasons, code) ? (reasons[code] ?? 'declined') : 'declined';

/** What the demo gateway answered. */
export function testCardAnswer({ status, reason }: Answer<typeof payByTestCard>): CardAnswer {
  switch (status) {
    case 'succeeded':
    case 'processing':
      return { status };
    case 'requires_action':
      return { status: 'authentication' };
    case 'requires_payment_method':
      return { status: 'declined', reason: declineReasonOf(reason) };
    default:
      return status satisfies never;
  }
}
