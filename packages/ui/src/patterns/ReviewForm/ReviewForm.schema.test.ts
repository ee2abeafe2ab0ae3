import * as v from 'valibot';
import { expect, test } from 'vitest';
import { reviewProblemOf, reviewSchema } from './ReviewForm.schema.ts';

const right = { productScore: 5, serviceScore: 4, text: 'A good cup.' };
const problemsOf = (typed: Partial<typeof right>) => {
  const result = v.safeParse(reviewSchema, { ...right, ...typed }, { abortPipeEarly: true });
  return result.success ? [] : result.issues.map(({ message }) => reviewProblemOf(message));
};
/** One character for a reader, several for a machine. */
const family = '👨‍👩‍👧‍👦';

test.each<[Partial<typeof right>, string[]]>([
  [{}, []],
  [{ productScore: 1, serviceScore: 1 }, []],
  [{ productScore: 0 }, ['productScoreMissing']],
  [{ serviceScore: 0 }, ['serviceScoreMissing']],
  [{ text: '' }, ['textMissing']],
  [{ text: ' \n\t ' }, ['textMissing']],
  [{ text: family.repeat(512) }, []],
  [{ text: family.repeat(513) }, ['textLong']],
  [{ text: ` ${'a'.repeat(512)}\n` }, []],
  [{ productScore: 0, serviceScore: 0, text: '' }, ['productScoreMissing', 'serviceScoreMissing', 'textMissing']],
])('%j: %j', (typed, problems) => {
  expect(problemsOf(typed)).toEqual(problems);
});

test('the text is sent without the blanks around it', () => {
  expect(v.parse(reviewSchema, { ...right, text: '  Good.\nReally. \n' }).text).toBe('Good.\nReally.');
});
