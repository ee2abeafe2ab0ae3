import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { letterLimits, letterProblemOf, letterProblems, letterSchema } from './ContactUsScreen.schema.ts';

const letter = { name: 'Ananya Rao', email: 'ananya.rao@mailbox.example', topic: 'order', message: 'Where is my order?' };

/** The first problem of each field that has one. */
function problems(fields: object): Record<string, string> {
  const issues = v.safeParse(letterSchema, { ...letter, ...fields }).issues ?? [];
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message] as const).toReversed());
}

test('a whole letter is taken without the spaces around it', () => {
  expect(v.parse(letterSchema, { ...letter, name: ' Ananya Rao ', message: '\n Where? \n' })).toEqual({ ...letter, message: 'Where?' });
});

test('an empty form names each field', () => {
  expect(problems({ name: ' ', email: '', topic: '', message: '\n' })).toEqual({
    name: 'nameMissing',
    email: 'emailMissing',
    topic: 'topicMissing',
    message: 'messageMissing',
  });
});

test('half an address and an unknown topic are wrong', () => {
  expect(problems({ email: 'ananya@', topic: 'weather' })).toEqual({ email: 'emailWrong', topic: 'topicMissing' });
});

describe('the limits count what a reader sees, and are inclusive', () => {
  test.each(['a', 'น้ำ', '👨‍👩‍👧‍👦', 'é'])('of "%s"', (character) => {
    expect(problems({ message: character.repeat(letterLimits.message), name: character.repeat(letterLimits.name) })).toEqual({});
    expect(problems({ message: character.repeat(letterLimits.message + 1), name: character.repeat(letterLimits.name + 1) })).toEqual({
      name: 'nameLong',
      message: 'messageLong',
    });
  });
});

test('only the messages of the rules name a problem', () => {
  expect(letterProblems.map(letterProblemOf)).toEqual([...letterProblems]);
  expect(letterProblemOf('toString')).toBeUndefined();
});
