import { describe, expect, it } from 'vitest';
import { followPage, queryOf } from './searchDraft.ts';

const bag = { text: 'bag' };
const bags = { text: 'bags' };
const coat = { text: 'coat', categoryId: 7 };

describe('followPage', () => {
  it('keeps what was typed while the page stays', () => {
    const draft = { typed: bags, shown: bag };
    expect(followPage(draft, { text: 'bag', categoryId: undefined })).toBe(draft);
  });

  it('keeps what was typed on while the answer was on its way', () => {
    expect(followPage({ typed: bags, shown: { text: '' }, sent: bag }, bag)).toEqual({ typed: bags, shown: bag });
  });

  it('shows what the page shows after going elsewhere', () => {
    expect(followPage({ typed: bags, shown: bag, sent: bag }, coat)).toEqual({ typed: coat, shown: coat });
  });

  it('takes the same words in another category for another query', () => {
    expect(followPage({ typed: bags, shown: bag }, { ...bag, categoryId: 7 }).typed).toEqual({ ...bag, categoryId: 7 });
  });
});

describe('queryOf', () => {
  it.each([
    [{ text: '  red \u00a0 bag ' }, { text: 'red bag' }],
    [
      { text: ' ', categoryId: 7 },
      { text: '', categoryId: 7 },
    ],
    [{ text: ' ' }, undefined],
  ])('%j asks for %j', (typed, query) => {
    expect(queryOf(typed)).toEqual(query);
  });
});
