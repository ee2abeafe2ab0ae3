import type { PolicyName } from '../../features/articles/infoPages.ts';

/** The texts of each policy: a file of its own, so that a visitor loads the one that is read. */
export const policyTexts = {
  order: 'policyOrder',
  privacy: 'policyPrivacy',
  refund: 'policyRefund',
  return: 'policyReturn',
  shipping: 'policyShipping',
  terms: 'policyTerms',
} as const satisfies Record<PolicyName, string>;

/** The day from which each sample text counts. */
export const policyDays: Record<PolicyName, string> = {
  order: '2026-04-01',
  privacy: '2026-06-01',
  refund: '2026-04-01',
  return: '2026-04-01',
  shipping: '2026-05-15',
  terms: '2026-06-01',
};
