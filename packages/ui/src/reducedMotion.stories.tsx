import { Place } from '@galleria/storybook/kit/board.tsx';
import preview from '@galleria/storybook/preview.tsx';
import { expect } from 'storybook/test';
import { Button } from './components/Button/index.ts';
import { Progress } from './components/Progress/index.ts';
import { SkeletonBlock, Skeleton } from './components/Skeleton/index.ts';
import { Spinner } from './components/Spinner/index.ts';
import { Switch } from './components/Switch/index.ts';

const meta = preview.meta({ title: 'Foundations/Reduced motion' });

/**
 * What turns, breathes, passes by or glides, where the system asks for reduced motion: it stands still and still says the
 * same. Every test and every picture of this Storybook is taken so.
 */
export const Default = meta.story({
  tags: ['visual:dark', 'visual:forced-colors'],
  render: () => (
    <Place as="stack">
      <Spinner size="large" label="Loading the picture" />
      <Progress label="Uploading" />
      <Button tone="primary" loading>
        Pay now
      </Button>
      <Switch label="Default address" loading checked onChange={() => {}} />
      <Skeleton label="Loading the text">
        <SkeletonBlock style={{ blockSize: 12, inlineSize: 240 }} />
      </Skeleton>
    </Place>
  ),
  play: async ({ canvasElement }) => {
    const elements = [...canvasElement.querySelectorAll('*')];
    const { common, parts } = movers();
    const able = elements.filter((element) => common.some((selector) => element.matches(selector)));
    await expect(able.length).toBeGreaterThan(4);

    // Whoever looks at this story may allow motion: then it is there.
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    await expect(elements.some(moves)).toBe(!calm);
    if (!calm) return;
    await expect(canvasElement.getAnimations({ subtree: true })).toEqual([]);
    // The theme stops elements and what is drawn before and after them. Rules for other parts must ask for themselves.
    await expect(parts).toEqual([]);
  },
});

function moves(element: Element): boolean {
  return [undefined, '::before', '::after']
    .map((part) => getComputedStyle(element, part))
    .some(({ animationName, transitionDuration }) => animationName !== 'none' || transitionDuration !== '0s');
}

/** Selectors of all rules in force that let something move: of elements, and of parts that the theme's rule does not reach. */
function movers(): { common: string[]; parts: string[] } {
  const selectors = [...document.styleSheets]
    .flatMap((sheet) => rulesIn(sheet.cssRules))
    .filter(({ style }) => !isStill(style.animationName) || !isStill(style.transitionDuration))
    .flatMap(({ selectorText }) => selectorText.split(/,(?![^(]*\))/))
    .map((selector) => selector.trim());
  const isPart = (selector: string) => /::(?!before|after)/.test(selector);
  return {
    common: selectors.filter((selector) => !isPart(selector)).map((selector) => selector.replace(/::(before|after)/g, '')),
    parts: selectors.filter(isPart),
  };
}

const isStill = (value: string) => ['', 'none', '0s'].includes(value);

function rulesIn(list: CSSRuleList): CSSStyleRule[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) return [];
    return rule instanceof CSSGroupingRule ? rulesIn(rule.cssRules) : [];
  });
}
