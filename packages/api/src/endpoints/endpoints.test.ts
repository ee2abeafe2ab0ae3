import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as api from '../index.ts';

const endpoints = Object.entries(api).flatMap(([name, value]): [string, api.Endpoint][] =>
  typeof value === 'object' && 'answer' in value ? [[name, value]] : [],
);

test('the package exports its endpoints', () => {
  expect(endpoints.length).toBeGreaterThan(15);
});

test('no two endpoints share method and path', () => {
  const calls = endpoints.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

describe.each(endpoints)('%s', (_, { path, method, body, answer }) => {
  test('lives below one of the two prefixes of the contract', () => {
    expect(path).toMatch(/^\/api\/(front|pc)\/[\w/{}]+$/);
  });

  test('has no body when it is a GET', () => {
    expect(method === 'GET' && body).toBeFalsy();
  });

  test('decodes any JSON or says what is wrong with it, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (wire) => {
        const { success, issues } = v.safeParse(answer, wire);
        expect(success).toBe(issues === undefined);
      }),
    );
  });
});
