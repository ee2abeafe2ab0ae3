import type { AgentPage, AxeRules } from './agent.ts';

interface AxePage extends AgentPage {
  axe: {
    configure: (spec: object) => void;
    run: (context: object, options: object) => Promise<{ violations: Violation[] }>;
  };
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown[]; html: string; failureSummary?: string }[];
}

/** Puts `violations` into the page: what axe has against it, by some of its rules. axe is in the page already. */
export function installAxe(): void {
  const page = globalThis as unknown as AxePage;

  async function violations(rules: AxeRules) {
    const options =
      'only' in rules
        ? { runOnly: { type: 'rule', values: rules.only } }
        : { rules: Object.fromEntries(rules.without.map((rule) => [rule, { enabled: false }])) };
    // As the story run asks (.storybook/kit/gates.ts) and its add-on adds: a part of a page need not lie in a landmark.
    page.axe.configure({ rules: [{ id: 'region', enabled: false }] });
    const found = await page.axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { resultTypes: ['violations'], preload: { assets: ['media'] }, ...options },
    );
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, failureSummary = '' }) => {
        const why = /contrast of [\d.]+ \(foreground color: #\w+, background color: #\w+/.exec(failureSummary)?.[0];
        return `${help} (${id}): ${target.join(' ')} ${html.slice(0, 120)}${why ? ` has a ${why})` : ''}`;
      }),
    );
  }

  page.visualAgent = { ...page.visualAgent, violations };
}
