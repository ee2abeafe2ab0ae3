import type { Flow } from './flow.ts';

/**
 * Where a merchant's application stands (docs/domain/application.md#states): to be reviewed (1), approved (2), audit
 * failed with a reason (3). `unknown` is a state that a newer server invented.
 */
export const applicationStates = ['toBeReviewed', 'approved', 'auditFailed', 'unknown'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Working days within which an application is reviewed (docs/domain/application.md#states). */
export const reviewDays = 15;

/** What the applicant may do with an application. */
export const applicationActions = ['resubmit'] as const;
export type ApplicationAction = (typeof applicationActions)[number];

/** What happens to an application: the marketplace approves or refuses it within 15 working days. */
export type ApplicationEvent = ApplicationAction | 'approve' | 'refuse';

/** The life of an application. Resubmitting begins another one, pre-filled, and leaves the failed one in the record. */
export const applicationFlow: Flow<ApplicationState, ApplicationEvent> = {
  toBeReviewed: { approve: { to: 'approved' }, refuse: { to: 'auditFailed' } },
  approved: {},
  auditFailed: { resubmit: { begins: 'toBeReviewed' } },
  unknown: {},
};
