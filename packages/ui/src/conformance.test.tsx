import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Probe, ui, withTexts } from './conformance.kit.tsx';
import { others, parts, portals } from './conformance.parts.tsx';

const probe: Probe = { className: 'probe-class', id: 'probe', 'data-probe': 'yes' };

/** What React's `memo` keeps the result of. */
const inMemo = (value: unknown) => (typeof value === 'object' && value !== null && 'type' in value ? value.type : value);

const components = Object.entries(ui)
  .map(([name, value]) => [name, inMemo(value)] as const)
  .filter(([name, value]) => typeof value === 'function' && /^[A-Z]/.test(name));

describe('every part of the library', () => {
  it.each(Object.entries(parts))('%s takes a class, an id and data', (_, { draw, control, within }) => {
    const part = draw(probe);
    const tags = renderToStaticMarkup(withTexts(within ? within(part) : part)).match(/<\w[^>]*>/g) ?? [];
    const bearer = tags.find((tag) => tag.includes('data-probe="yes"'));
    expect(bearer).toContain('id="probe"');
    if (control) expect(bearer).toMatch(new RegExp(`^<${control} `));
    else if (!within) expect(bearer).toBe(tags[0]);
    expect(control ? tags[0] : bearer).toMatch(/ class="([^"]+ )?probe-class"/);
  });

  it.each(components)('%s is a function of that name', (name, component) => {
    expect(component).toHaveProperty('name', name);
  });

  it('is in one of the two lists', () => {
    expect([...Object.keys(parts), ...Object.keys(portals), ...Object.keys(others)].toSorted()).toEqual(
      components.map(([name]) => name).toSorted(),
    );
  });
});
