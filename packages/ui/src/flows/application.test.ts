import { expect, test } from 'vitest';
import { applicationActions, applicationFlow, applicationStates } from './application.ts';
import { after, allows } from './flow.ts';

test('an application is approved or fails, once', () => {
  expect([after(applicationFlow, 'toBeReviewed', 'approve'), after(applicationFlow, 'toBeReviewed', 'refuse')]).toEqual([
    'approved',
    'auditFailed',
  ]);
  for (const event of ['approve', 'refuse'] as const)
    expect(applicationStates.filter((state) => allows(applicationFlow, state, event))).toEqual(['toBeReviewed']);
});

test.each(applicationActions)('only after a failed audit may the applicant %s', (action) => {
  expect(applicationStates.filter((state) => allows(applicationFlow, state, action))).toEqual(['auditFailed']);
});

test('another try is another application: the failed one stays in the record', () => {
  expect(after(applicationFlow, 'auditFailed', 'resubmit')).toBe('auditFailed');
  expect(applicationFlow.auditFailed.resubmit?.begins).toBe('toBeReviewed');
});
