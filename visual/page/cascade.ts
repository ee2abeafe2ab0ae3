import type { AgentPage } from './agent.ts';

interface Rule {
  layer: string;
  /** What the class has to meet besides, such as `:hover`. */
  state: string;
  conditions: readonly string[];
  style: CSSStyleDeclaration;
}

/** Puts `cascade` into the page: what two style modules of one layer say of one element, each as weighty as the other. */
export function installCascade(): void {
  const page = globalThis as unknown as AgentPage;
  const seen = new Set<string>();
  let rules = new Map<string, Rule[]>();
  let sheets = 0;
  let files: Promise<Readonly<Record<string, string>>> | undefined;

  /** A class alone, or with states: what weighs more is decided. */
  const simple = /^\.([\w-]+)((?:::?[\w-]+(?:\([^()]*\))?)*)$/;
  const directions = [
    ['block-start', 'top'],
    ['block-end', 'bottom'],
    ['inline-start', 'left'],
    ['inline-end', 'right'],
    ['inline-size', 'width'],
    ['block-size', 'height'],
  ] as const;
  const shorthands = 'background border-radius padding margin border font inset transition animation outline flex gap'.split(' ');

  function index(): void {
    rules = new Map();
    const take = (list: CSSRuleList, layer: string, conditions: readonly string[]) => {
      for (const rule of list) {
        if (rule instanceof CSSLayerBlockRule) take(rule.cssRules, rule.name, conditions);
        else if (rule instanceof CSSMediaRule) take(rule.cssRules, layer, [...conditions, rule.conditionText]);
        else if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) take(rule.cssRules, layer, conditions);
        else if (rule instanceof CSSStyleRule) note(rule, layer, conditions);
      }
    };
    const note = ({ selectorText, style }: CSSStyleRule, layer: string, conditions: readonly string[]) => {
      for (const selector of selectorText.split(/,\s*(?![^(]*\))/)) {
        const [, name, state = ''] = simple.exec(selector) ?? [];
        if (name !== undefined) rules.set(name, [...(rules.get(name) ?? []), { layer, state, conditions, style }]);
      }
    };
    for (const { cssRules } of document.styleSheets) take(cssRules, '', []);
    sheets = document.styleSheets.length;
  }

  /** What a rule says of a property, whichever way it is written: a shorthand with a variable has no longhands of its own. */
  const said = (style: CSSStyleDeclaration) => {
    const found = new Map<string, string>();
    for (const property of style) {
      if (property.startsWith('--')) continue;
      const name = directions.reduce((text, [logical, physical]) => text.replace(logical, physical), property);
      const whole = () => style.getPropertyValue(shorthands.find((one) => property.startsWith(one)) ?? '');
      found.set(name, style.getPropertyValue(property) || whole());
    }
    return found;
  };

  function clashesOf(one: Rule, other: Rule): string[] {
    if (one.layer !== other.layer || one.state !== other.state) return [];
    const others = said(other.style);
    return [...said(one.style)].flatMap(([name, value]) => (others.has(name) && others.get(name) !== value ? name : []));
  }

  page.visualAgent = {
    ...page.visualAgent,
    async cascade() {
      files ??= fetch('class-files.json').then((answer) => answer.json());
      const fileOf = await files;
      if (sheets !== document.styleSheets.length) index();
      const holding = new Map<string, boolean>();
      const holds = ({ conditions }: Rule) =>
        conditions.every((text) => {
          const known = holding.get(text) ?? matchMedia(text).matches;
          holding.set(text, known);
          return known;
        });
      const sentences: string[] = [];
      for (const { classList, localName } of document.querySelectorAll('[class]')) {
        const key = `${innerWidth} ${classList.value}`;
        if (classList.length < 2 || seen.has(key)) continue;
        seen.add(key);
        const own = [...classList].filter((name) => rules.has(name) && fileOf[name] !== undefined);
        for (const [at, one] of own.entries())
          for (const other of own.slice(at + 1)) {
            if (fileOf[one] === fileOf[other]) continue;
            const [ones, others] = [one, other].map((name) => (rules.get(name) ?? []).filter(holds));
            const clashes = new Set((ones ?? []).flatMap((rule) => (others ?? []).flatMap((second) => clashesOf(rule, second))));
            if (clashes.size > 0)
              sentences.push(
                `${fileOf[one]} and ${fileOf[other]} disagree about ${[...clashes].join(', ')} of a <${localName}>, and the order in which they are loaded decides: use overParts (theme/layers.ts), or a custom property.`,
              );
          }
      }
      return sentences;
    },
  };
}
