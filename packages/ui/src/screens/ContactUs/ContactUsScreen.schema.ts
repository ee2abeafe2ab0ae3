import * as v from 'valibot';
import { text } from '../../forms/measuredRules.ts';
import { mailbox } from '../../forms/rules.ts';

/** What a letter may be about. */
export const topics = ['order', 'refund', 'delivery', 'account', 'merchant', 'other'] as const;

/** Limits are inclusive and count characters as a reader sees them (docs/domain/languages.md#characters). */
export const letterLimits = { name: 60, message: 500 } as const;

/** What may be wrong with a letter; each has its text below `invalid` of `contactUs` or `fields`. */
export const letterProblems = [
  'nameMissing',
  'nameLong',
  'emailMissing',
  'emailWrong',
  'topicMissing',
  'messageMissing',
  'messageLong',
] as const;
export type LetterProblem = (typeof letterProblems)[number];

/** Lets a message be nothing but the name of a problem. */
const say = (problem: LetterProblem) => problem;

/** The rules for a letter, in the order of the fields, so that focus goes to the first that is wrong. */
export const letterSchema = v.object({
  name: text(letterLimits.name, { missing: say('nameMissing'), long: say('nameLong') }),
  email: mailbox({ missing: say('emailMissing'), wrong: say('emailWrong') }),
  topic: v.picklist(topics, say('topicMissing')),
  message: text(letterLimits.message, { missing: say('messageMissing'), long: say('messageLong') }),
});

/** A letter as it is written. */
export type LetterInput = v.InferOutput<typeof letterSchema>;

/** The problem that a message of the schema names. */
export function letterProblemOf(message: string | undefined): LetterProblem | undefined {
  return letterProblems.find((problem) => problem === message);
}
