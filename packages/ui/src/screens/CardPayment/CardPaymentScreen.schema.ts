import * as v from 'valibot';
import { testCardOutcomes, testCards } from '../../flows/testCards.ts';
import { plainDigits } from '../../text/plainDigits.ts';

/** What may be wrong with a test card; each has its text below `invalid` of the namespace `cardPayment`. */
export const cardProblems = ['numberMissing', 'notTestCard', 'expiry', 'expired', 'code'] as const;
export type CardProblem = (typeof cardProblems)[number];

/** Lets a message be nothing but the name of a problem. */
const say = (problem: CardProblem) => problem;

const digits = v.pipe(
  v.string(),
  v.transform((typed) => plainDigits(typed).replace(/[\s-]/g, '')),
);

const known = testCardOutcomes.map((outcome) => testCards[outcome]);

/** The rules of the demo's fields. A number that is no test card may be somebody's real one, and goes nowhere. */
export const testCardSchema = v.object({
  number: v.pipe(
    digits,
    v.nonEmpty(say('numberMissing')),
    v.check((number) => known.includes(number), say('notTestCard')),
  ),
  expiry: v.pipe(
    digits,
    v.regex(/^(?:0?[1-9]|1[0-2])\/?\d{2}$/, say('expiry')),
    v.check((expiry) => isAhead(expiry, new Date()), say('expired')),
  ),
  code: v.pipe(digits, v.regex(/^\d{3,4}$/, say('code'))),
});
export type TestCard = v.InferOutput<typeof testCardSchema>;

/** The problem that a message of the schema names. */
export function cardProblemOf(message: string | undefined): CardProblem | undefined {
  return cardProblems.find((problem) => problem === message);
}

/** Whether a month such as 07/29 is not over. */
export function isAhead(expiry: string, now: Date): boolean {
  const [year, month] = [Number(expiry.slice(-2)) + 2000, Number(expiry.slice(0, -2).replace('/', ''))];
  return year * 12 + month >= now.getFullYear() * 12 + now.getMonth() + 1;
}

/** A number as it stands on a card. */
export const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');
