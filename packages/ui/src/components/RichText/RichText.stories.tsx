import { pictureOf } from '@galleria/mocks/drawings.ts';
import { inPlace, Sample, Samples } from '@galleria/storybook/kit/board.tsx';
import { hostileHtml } from '@galleria/storybook/kit/hostileHtml.ts';
import { user } from '@galleria/storybook/kit/user.ts';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { cleanHtml } from './cleanHtml.ts';
import { RichText, richTextLevels } from './index.ts';

const text = `
  <h1 class="MsoNormal" style="color:red">Made to be carried</h1>
  <p>Full-grain leather from one tannery in Kanpur, cut and sewn by the same pair of hands. <a href="https://tannery.example/leather">How
  we choose it</a>.</p>
  <h3>What is in the box</h3>
  <ul><li>The bag, with a strap of <b>75 to 130 cm</b></li><li>A dust cover of cotton</li><li>Care card<ul><li>Wipe with a dry cloth</li></ul></li></ul>
  <blockquote>It ages well: the scratches of the first year are gone in the third.</blockquote>
  <h3>Measures</h3>
  <table><caption>Outside, in centimetres</caption><tr><th>Size</th><th>Wide</th><th>High</th><th>Deep</th></tr>
  <tr><td>Small</td><td>24</td><td>18</td><td>9</td></tr><tr><td>Large</td><td>32</td><td>25</td><td>12</td></tr></table>`;
const picture = `<figure><img src="${pictureOf('handbag')}" alt="The bag from the front" width="256" height="256"><figcaption>In cognac</figcaption></figure>`;
const wide = `<table><tr>${Array.from({ length: 14 }, (_, at) => `<th>Measure ${at + 1}</th>`).join('')}</tr><tr>${'<td>999,99,99,999</td>'.repeat(14)}</tr></table>`;

const meta = preview.meta({
  title: 'Components/Rich text',
  component: RichText,
  args: { html: text, tableLabel: 'Table', cutText: 'The text was too long: its end is missing.' },
  argTypes: { level: { control: 'select', options: richTextLevels }, html: { control: 'text' } },
  decorators: [inPlace('page')],
});

/** A shop describes its goods: headings step in below the page's own, links are marked as not the shop's. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Made to be carried' });
    await expect(heading.getAttributeNames()).toEqual([]);
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(2);
    const link = canvas.getByRole('link', { name: 'How we choose it' });
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
    await expect(link).not.toHaveAttribute('target');
  },
});

/** Every property by hand. A picture loads when it comes near, over https, and its host is not told what page it is on. */
export const Playground = meta.story({
  args: { html: `<h2>Care</h2><p>Wipe it with a <em>dry</em> cloth.</p>${picture}`, level: 2 },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('img', { name: 'The bag from the front' });
    await expect(shown).toHaveAttribute('loading', 'lazy');
    await expect(shown).toHaveAttribute('referrerpolicy', 'no-referrer');
    const options = { level: 2, tableLabel: '' };
    const loud = '<img src="https://a.example/a.png" alt="a" loading="eager" referrerpolicy="unsafe-url">';
    await expect(String(cleanHtml(loud, options).html)).toBe(
      '<img src="https://a.example/a.png" alt="a" loading="lazy" decoding="async" referrerpolicy="no-referrer">',
    );
    await expect(String(cleanHtml('<img src="http://a.example/a.png" alt="a">', options).html)).toBe('a');
  },
});

/** All that a text may hold. */
export const AllVariants = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: ({ tableLabel, cutText }) => (
    <Samples>
      {[
        ['headings', '<h1>First</h1><p>Text</p><h2>Second</h2><p>Text</p><h3>Third</h3><p>Text</p><h4>Fourth</h4><p>Text</p>'],
        [
          'lists',
          '<ul><li>Bag<ul><li>Strap</li></ul></li><li>Cover</li></ul><ol start="3"><li>Open</li><li>Close</li></ol><dl><dt>Colour</dt><dd>Cognac</dd></dl>',
        ],
        [
          'words',
          '<p><b>Bold</b>, <i>italic</i>, <u>underlined</u>, <s>struck</s>, H<sub>2</sub>O, m<sup>2</sup>, <mark>marked</mark>, <small>small</small>, <code>code</code>, <a href="https://tannery.example">a link</a>.</p><pre>line by\n  line</pre>',
        ],
        ['quotation', '<p>What buyers say:</p><blockquote>It ages well.</blockquote><hr><p>After a line.</p>'],
        ['picture', picture],
        ['table', '<table><caption>Centimetres</caption><tr><th>Size</th><th>Wide</th></tr><tr><td>Small</td><td>24</td></tr></table>'],
      ].map(([name = '', html = '']) => (
        <Sample key={name} name={name}>
          <RichText html={html} tableLabel={tableLabel} cutText={cutText} level={2} />
        </Sample>
      ))}
    </Samples>
  ),
});

/** A table that is wider than a phone: it scrolls in its own box, by keyboard too; the page does not. */
export const WideTable = meta.story({
  decorators: [inPlace('phone')],
  args: { html: `<p>All measures:</p>${wide}` },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: 'Table' });
    await user.tab();
    await expect(box).toHaveFocus();
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** Long words, Thai, nested lists, a picture without an address and one that says it is huge, on a phone of 320 px. */
export const Hostile = meta.story({
  decorators: [inPlace('phone')],
  args: {
    html: `<h2>Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz</h2>
      <p lang="th">กระเป๋าหนังแท้ทั้งใบจากโรงฟอกแห่งเดียวในเมืองกานปุระตัดเย็บด้วยมือคู่เดียวกันตลอดทั้งใบ</p>
      <p>https://a.example/${'x'.repeat(90)}</p><ul><li>a<ul><li>b<ul><li>c<ul><li>d<ul><li>Donaudampfschifffahrtsgesellschaft</li></ul></li></ul></li></ul></li></ul></li></ul>
      <img src="data:text/plain,no" alt="no address"><img src="${pictureOf('watch')}" alt="A watch" width="9000" height="4500">`,
  },
});

/** Attacks come out harmless, and what came out once comes out the same again: no script runs, no foreign attribute is left. */
export const Attacked = meta.story({
  args: { html: hostileHtml.join('\n<hr>\n') },
  play: async ({ canvasElement }) => {
    const options = { level: 3, tableLabel: 'Table' };
    for (const sample of hostileHtml) {
      const once = String(cleanHtml(sample, options).html);
      await expect(String(cleanHtml(once, options).html), sample).toBe(once);
      const found = new DOMParser().parseFromString(once, 'text/html').body;
      await expect(dangersIn(found), sample).toEqual([]);
    }
    await expect(dangersIn(canvasElement.firstElementChild?.firstElementChild ?? canvasElement)).toEqual([]);
    await expect(window).not.toHaveProperty('hacked');
  },
});

/** Where the browser has trusted types, the sanitiser's own policy makes the HTML, as the shop's content policy demands: of what is emptied too. */
export const Trusted = meta.story({
  args: { html: '<p>Made by the policy.</p>' },
  play: async () => {
    await expect(window).toHaveProperty('trustedTypes');
    const { body, remove } = await strictFrame();
    await expect(() => Reflect.set(body, 'innerHTML', '<p>text</p>')).toThrow();
    for (const html of ['<p>a</p>', '', '<frameset><frame src="/a"></frameset>', '<frameset>', '<!---->', ...hostileHtml]) {
      const clean = cleanHtml(html, { level: 3, tableLabel: '' }).html;
      await expect(Object.prototype.toString.call(clean), html).toBe('[object TrustedHTML]');
      await expect(() => Reflect.set(body, 'innerHTML', clean), html).not.toThrow();
    }
    remove();
  },
});

/** Longer than a page can bear: the end is missing, and that is said. */
export const Cut = meta.story({
  args: { html: `<h2>Terms</h2><p>The first paragraph.</p>${'<div>'.repeat(50_000)}deep` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The first paragraph.')).toBeVisible();
    await expect(canvas.queryByText(/deep/)).toBeNull();
    await expect(canvas.getByText('The text was too long: its end is missing.')).toBeVisible();
    // What would keep a browser's parser busy for much longer, and the page with it.
    for (const [name, html] of heavyHtml) {
      const begin = performance.now();
      const { html: clean } = cleanHtml(html, { level: 3, tableLabel: '' });
      new DOMParser().parseFromString(String(clean), 'text/html');
      await expect(performance.now() - begin, name).toBeLessThan(5000);
    }
  },
});

const many = (count: number, part: (at: number) => string) => Array.from({ length: count }, (_, at) => part(at)).join('');
const heavyHtml: readonly (readonly [string, string])[] = [
  ['boxes', '<div>'.repeat(50_000)],
  ['boxes that are closed within words', '<div title="</div>">'.repeat(10_000)],
  ['boxes that are closed within comments', '<div><!--</div>-->'.repeat(11_000)],
  ['boxes that are closed within cells', '<div><table><td></div></table>'.repeat(6600)],
  ['boxes that are closed within drawings', '<svg><style><a title="</style></svg>"><div>'.repeat(4600)],
  ['boxes that close no words', '<span><div></span></div>'.repeat(8300)],
  ['bold that is opened again', many(5000, (at) => `<b lang=a${at}>`) + '<p>x'.repeat(25_000)],
  ['bold that is opened again in each box', `<p>${many(190, (at) => `<b lang=a${at}>`)}${'<div>x</div>'.repeat(16_000)}`],
  ['a long address that is repeated', `<a href="https://a.example/${'x'.repeat(100_000)}">${'<p>x'.repeat(20_000)}`],
  ['attributes', `<p ${many(30_000, (at) => `a${at} `)}>x</p>`],
  ['tables within tables', '<table><td>'.repeat(18_000)],
  ['list items', '<li>x'.repeat(40_000)],
  ['ends of tags', `${'<i>'.repeat(190)}${'</p>'.repeat(48_000)}`],
  ['signs', '<'.repeat(200_000)],
  ['comments', '<!--'.repeat(50_000)],
  ['quotation marks', '<p a="'.repeat(33_000)],
];

/** The body of a frame in which only trusted HTML may be written, as in the published shop. */
async function strictFrame() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'"><body></body>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  if (!frame.contentDocument) throw new Error('The frame has no document.');
  return { body: frame.contentDocument.body, remove: () => frame.remove() };
}

const tags =
  'h2 h3 h4 h5 h6 p div br hr blockquote pre ul ol li dl dt dd a b strong i em u s del ins sub sup small mark code span img figure figcaption table caption colgroup col thead tbody tfoot tr th td'.split(
    ' ',
  );
const attributes =
  'href rel src alt width height loading decoding referrerpolicy colspan rowspan scope span start lang dir role tabindex aria-label'.split(
    ' ',
  );

/** Written a second time, apart from the sanitiser's own list, so that a word too many there is found here. */
function dangersIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(tags.includes(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${element.localName}>`]),
    ...element.getAttributeNames().filter((name) => !attributes.includes(name)),
    ...['href', 'src'].flatMap((name) => {
      const value = element.getAttribute(name);
      return value === null || (name === 'src' && !/^[^/]*:|^[\\/]{2}/.test(value)) || /^https?:\/\/(?![^/]*@)/.test(value) ? [] : [value];
    }),
  ]);
}
