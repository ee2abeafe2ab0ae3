import * as v from 'valibot';
import { expect, test } from 'vitest';
import { refundDraftSchema, refundProblemOf, refundRequestSchema } from './RefundRequestScreen.schema.ts';

const right = { reason: 'It is damaged', remark: 'A scratch.' };
/** One character for a reader, several for a machine. */
const family = '👨‍👩‍👧‍👦';

test.each<[Partial<typeof right>, string[]]>([
  [{}, []],
  [{ remark: '' }, []],
  [{ remark: family.repeat(100) }, []],
  [{ remark: ` ${'a'.repeat(100)}\n` }, []],
  [{ remark: family.repeat(101) }, ['remarkLong']],
  [{ remark: 'a'.repeat(101) }, ['remarkLong']],
  [{ remark: '\ud800'.repeat(101) }, ['remarkLong']],
  [{ reason: '' }, ['reasonMissing']],
  [{ reason: '', remark: 'ก'.repeat(101) }, ['reasonMissing', 'remarkLong']],
])('%j: %j', (typed, problems) => {
  const { issues = [] } = v.safeParse(refundRequestSchema, { ...right, ...typed }, { abortPipeEarly: true });
  expect(issues.map(({ message }) => refundProblemOf(message))).toEqual(problems);
});

test('the remark is sent without the blanks around it, and with the lines in it', () => {
  expect(v.parse(refundRequestSchema, { ...right, remark: '  A scratch.\n<b>Left</b> \n' }).remark).toBe('A scratch.\n<b>Left</b>');
});

test('a remark of 50,000 characters is wrong at once', () => {
  const from = performance.now();
  expect(v.is(refundRequestSchema, { ...right, remark: family.repeat(50_000) })).toBe(false);
  expect(performance.now() - from).toBeLessThan(1000);
});

test.each([
  [{ ...right, pictures: ['/uploads/a.jpg'] }, true],
  [{ reason: '', remark: '', pictures: [] }, true],
  [{ ...right, pictures: Array.from({ length: 6 }, () => '/uploads/a.jpg') }, false],
  [{ ...right, pictures: '/uploads/a.jpg' }, false],
  [{ ...right, pictures: [7] }, false],
  [right, false],
  [null, false],
  ['{}', false],
])('%j as a draft: %s', (kept, isOne) => {
  expect(v.is(refundDraftSchema, kept)).toBe(isOne);
});
