import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Facets } from '../components/Facets/index.ts';
import { SortBar } from '../components/SortBar/index.ts';
import { TabLinks } from '../components/TabLinks/index.ts';
import { testRoot } from '../testRoot.ts';

const place = testRoot();

const options = ['Recommended', 'Best selling', 'Newest', 'Price: low to high', 'Price: high to low'].map((label) => ({
  value: label,
  label,
  href: `#${label}`,
  chosen: label === 'Recommended',
}));

const rows: readonly [string, ReactNode][] = [
  ['to sort by', <SortBar key="sort" label="Sort by" options={options} value="Recommended" />],
  ['to narrow by', <Facets key="narrow" label="Narrow" groups={[{ name: 'kind', label: 'Kind', options }]} />],
  ['of links', <TabLinks key="links" label="Results" links={options} value="Recommended" />],
];

test.each(rows)('a row %s that goes on out of sight fades there', async (_, row) => {
  // On a wide page some of them wrap.
  await page.viewport(375, 700);
  place.container.style.inlineSize = '200px';
  place.render(row);
  const masks = () => [...place.container.querySelectorAll('ul')].map((list) => getComputedStyle(list).maskImage);
  await expect.poll(masks).toEqual([expect.stringContaining('linear-gradient')]);
});

test.each(rows)('what the keyboard reaches in a row %s is wholly in view', async (_, row) => {
  await page.viewport(375, 700);
  place.container.style.inlineSize = '200px';
  place.render(row);
  const list = place.container.querySelector('ul');
  const entries = Array.from(place.container.querySelectorAll('a'));
  for (const entry of entries) {
    await userEvent.tab();
    expect(document.activeElement).toBe(entry);
    await expect
      .poll(() => {
        const [seen, own] = [list?.getBoundingClientRect(), entry.getBoundingClientRect()];
        return seen && Math.max(seen.left - own.left, own.right - seen.right);
      })
      .toBeLessThan(1);
  }
});
