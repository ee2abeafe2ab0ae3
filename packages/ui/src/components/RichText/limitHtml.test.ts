import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maxHtmlLength, maxHtmlLevels, limitHtml } from './limitHtml.ts';

const tags = new Set('h1 h2 p div br ul ol li dl dt dd a b i span img table caption thead tbody tr th td'.split(' '));
const limit = (html: string) => limitHtml(html, tags);
/** So many tags that the text is written anew. */
const filler = '<br>'.repeat(501);
const rewritten = (html: string) => {
  const { html: out, isCut } = limit(filler + html);
  expect(isCut).toBe(false);
  return out.slice(filler.length);
};

test('a text of few tags stays as it is, however it is written', () => {
  const html = '<p>a<b>b<p>c</b><!-- x --><custom-tag>d<svg><path/></svg> 1 < 2';
  expect(limit(html)).toEqual({ html, isCut: false });
});

describe('of many tags', () => {
  test.each([
    ['is closed as it was', '<p>a<b class="x">b</b></p><ul><li>a</li></ul>', '<p>a<b class="x">b</b></p><ul><li>a</li></ul>'],
    ['has no comments, tags of others and drawings', '<!-- <p> --><form>a<svg><a><g></svg>b<style><p></style>c</form>', 'abc'],
    ['a drawing that was not closed ends at the next text', '<svg><circle><p>a', '<p>a'],
    [
      'what a writer left out ends where a browser ends it',
      '<ul><li>a<li>b</ul><p>a<p>b<div>c',
      '<ul><li>a</li><li>b</li></ul><p>a</p><p>b</p><div>c',
    ],
    [
      'cells and rows end at the next',
      '<table><tr><td>a<td>b<tr><td>c</table>d',
      '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>d',
    ],
    ['bold goes on behind its paragraph', '<p><b>a</p><p>b</b></p>', '<p><b>a</b></p><b><p>b</p></b>'],
    ['an end without a beginning goes', 'a</div></p>b', 'ab'],
    ['an end within a cell is none of the box around it', '<div><table><td></div>a', '<div><table><td>a'],
    ['a tag within words is none', '<a title="</a><div>">b</a>', '<a title="</a><div>">b</a>'],
    ['a sign that is no tag becomes none by what is left out', '<<form>p>', '&lt;p>'],
    ['a tag that breaks off is dropped', 'a<p title="b', 'a'],
    ['names have the letters of ASCII', '<DIV>a</DIV><\u212Abd>', '<div>a</div>&lt;\u212Abd>'],
  ])('%s', (_, html, out) => {
    expect(rewritten(html)).toBe(out);
  });
});

describe('too much', () => {
  test('a text of the most letters is whole, one more is cut', () => {
    expect(limit('a'.repeat(maxHtmlLength))).toEqual({ html: 'a'.repeat(maxHtmlLength), isCut: false });
    expect(limit('a'.repeat(maxHtmlLength + 1))).toEqual({ html: 'a'.repeat(maxHtmlLength), isCut: true });
  });

  test('no half of a letter, and no half of a tag, is left', () => {
    const { html } = limit('a'.repeat(maxHtmlLength - 1) + '\u{1F45C}'.repeat(9));
    expect(html.isWellFormed()).toBe(true);
    expect(limit(`${'a'.repeat(maxHtmlLength - 3)}<img src="/a">`).html).toBe('a'.repeat(maxHtmlLength - 3));
  });

  test('the most levels are whole, one more is cut there', () => {
    const nested = (levels: number) => `<p>begin</p>${'<div>'.repeat(levels)}x${'</div>'.repeat(levels)}end`;
    expect(limit(nested(maxHtmlLevels))).toEqual({ html: nested(maxHtmlLevels), isCut: false });
    expect(limit(nested(maxHtmlLevels + 1))).toEqual({ html: `<p>begin</p>${'<div>'.repeat(maxHtmlLevels)}`, isCut: true });
  });

  test('a tag of hundreds of attributes is dropped, its words stay', () => {
    expect(limit(`<p>a</p><p ${'b '.repeat(300)}>c</p>`)).toEqual({ html: '<p>a</p>c', isCut: false });
  });

  test('a thousand paragraphs and items that nobody closed are not nested', () => {
    expect(limit('<p>a'.repeat(1000) + '<ul>' + '<li>a'.repeat(1000) + '</ul><table>' + '<tr><td>a'.repeat(1000)).isCut).toBe(false);
  });
});

const piece = fc.constantFrom(
  ...'<p> </p> <div> </div> <b> <b|lang=a> </b> <i> </i> <a|href="/"> </a> <li> </li> <ul> </ul> <table> </table> <tr> <td> </td> <br> <svg> </svg> <style> </style> <!-- --> < > " \' = / x <title> <template> </template>'
    .split(' ')
    .map((text) => text.replace('|', ' ')),
);
const soup = fc.array(piece, { maxLength: 900, size: 'max' }).map((pieces) => pieces.join(''));

test('whatever is written, what comes out is nested as it says, within the limits, and comes out the same again', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const { html: out } = limit(filler + html);
      const open: string[] = [];
      for (const [, end, name = ''] of out.matchAll(/<(\/?)([a-z]+)(?:\s[^>]*)?>/g))
        if (end) expect(open.pop()).toBe(name);
        else if (name !== 'br') expect(open.push(name)).toBeLessThanOrEqual(maxHtmlLevels);
      expect(out.length).toBeLessThan(3 * maxHtmlLength);
      expect(limit(out).html).toBe(out);
    }),
    { numRuns: 300 },
  );
});

test('any letters at all come out', () => {
  const letters = fc.uint16Array({ maxLength: 60 }).map((codes) => String.fromCharCode(...codes));
  fc.assert(fc.property(letters, (html) => limit(filler + html).html.startsWith(filler)));
});
