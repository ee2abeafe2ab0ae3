/** The part of the document to photograph, in CSS pixels from its top left corner. */
export interface Clip {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What Storybook says about the story that it has shown. */
export interface Played {
  /** Empty when the story is sound. */
  problems: string[];
  /** The globals that the page was given, to tell whether Storybook took them. */
  globals: Record<string, unknown>;
}

/** What the page looks like. */
export interface Framed {
  /** Nothing visible was rendered. */
  empty: boolean;
  clip: Clip;
}

/** Some of axe's rules, by their ids. */
export type AxeRules = { only: readonly string[] } | { without: readonly string[] };

/**
 * Our functions in the page. Each of the files beside this one puts one of them there by an `install…` function, which
 * is sent as text before Storybook starts and so may use nothing from outside its own body.
 */
export interface Agent {
  play: (storyId: string) => Promise<Played>;
  settle: () => Promise<void>;
  frame: (limits: { size: number; margin: number }) => Framed;
  release: () => Promise<void>;
  begin: (globals: Readonly<Record<string, string>>) => void;
  changeTo: (globals: Readonly<Record<string, string>>, textSize: number) => Promise<string[]>;
  classes: () => string[];
  clippings: () => string[];
  cascade: () => Promise<string[]>;
  violations: (rules: AxeRules) => Promise<string[]>;
}

/** The page's globals as we know them. Storybook's page has no types, so each use casts to this, and nowhere further. */
export interface AgentPage {
  visualAgent: Agent;
}
