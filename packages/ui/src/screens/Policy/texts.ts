import type { PolicyName } from '../../features/articles/infoPages.ts';
import type { Namespace } from '../../i18n/index.ts';

/** Loaded with the page of each policy, beside `common`. Its own are a file of their own, and stand first. */
export const policyTexts = {
  order: ['policyOrder', 'info'],
  privacy: ['policyPrivacy', 'info'],
  refund: ['policyRefund', 'info'],
  return: ['policyReturn', 'info'],
  shipping: ['policyShipping', 'info'],
  terms: ['policyTerms', 'info'],
} as const satisfies Record<PolicyName, readonly Namespace[]>;
