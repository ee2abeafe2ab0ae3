import { describe, expect, it } from 'vitest';
import { type PlaceQuestion, place } from './place.ts';

const ask = (change: Partial<PlaceQuestion> = {}) =>
  place({
    anchor: { left: 400, top: 100, width: 100, height: 40 },
    layer: { width: 300, height: 200 },
    viewport: { width: 1280, height: 800 },
    side: 'bottom',
    align: 'start',
    rtl: false,
    gap: 8,
    margin: 8,
    ...change,
  });
const low = { left: 400, top: 700, width: 100, height: 40 };

describe('place', () => {
  it('lies under its trigger, start edge on start edge', () => {
    expect(ask()).toEqual({ x: 400, y: 148, side: 'bottom', room: 644 });
  });

  it.each([
    ['start', false, 400],
    ['center', false, 300],
    ['end', false, 200],
    ['start', true, 200],
    ['center', true, 300],
    ['end', true, 400],
  ] as const)('aligned at its %s where rtl is %s', (align, rtl, x) => {
    expect(ask({ align, rtl }).x).toBe(x);
  });

  it('flips when the other side has more room', () => {
    expect(ask({ anchor: low })).toMatchObject({ side: 'top', y: 492 });
    expect(ask({ side: 'top' })).toMatchObject({ side: 'bottom', y: 148 });
  });

  it('stays when the other side has less room, and is told how much there is', () => {
    expect(ask({ layer: { width: 300, height: 2000 } })).toEqual({ x: 400, y: 148, side: 'bottom', room: 644 });
    expect(ask({ anchor: low, layer: { width: 300, height: 2000 } })).toEqual({ x: 400, y: 8, side: 'top', room: 684 });
  });

  it.each([
    [-50, 8],
    [1250, 972],
  ])('of a trigger at %i stays within the viewport', (left, x) => {
    expect(ask({ anchor: { left, top: 100, width: 40, height: 40 } }).x).toBe(x);
  });

  it('stays in the viewport when its trigger is scrolled out of it', () => {
    for (const top of [-500, 2000]) {
      const { y } = ask({ anchor: { left: 400, top, width: 100, height: 40 } });
      expect(y).toBeGreaterThanOrEqual(8);
      expect(y + 200).toBeLessThanOrEqual(792);
    }
  });

  it('that is wider than the viewport is seen from its beginning', () => {
    expect(ask({ layer: { width: 2000, height: 10 } }).x).toBe(8);
  });

  it('rather covers its trigger than to be a slit', () => {
    expect(ask({ viewport: { width: 400, height: 200 }, anchor: { left: 0, top: 80, width: 40, height: 40 } })).toMatchObject({
      room: 120,
      y: 72,
    });
  });
});
