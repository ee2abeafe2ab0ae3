import type { PolicyName } from '../../features/articles/infoPages.ts';

/** The day from which each sample text counts. */
export const policyDays: Record<PolicyName, string> = {
  order: '2026-04-01',
  privacy: '2026-06-01',
  refund: '2026-04-01',
  return: '2026-04-01',
  shipping: '2026-05-15',
  terms: '2026-06-01',
};
