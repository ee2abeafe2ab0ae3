import type { Page } from 'playwright';
import type { Screenshot } from './stories.ts';
import { type Setting, settings } from './variants.ts';

/** A check of the story on the page. */
export interface Check {
  /** Sent into the page before Storybook starts. */
  install: () => void;
  /** A script of a dependency, by its path. */
  script?: string;
  /** What is wrong with the story on the page, in sentences. */
  find: (page: Page) => Promise<string[]>;
}

/** Conditions that a story is looked at in, and what is checked there. */
export interface Mode {
  name: string;
  setting: Setting;
  checks: readonly Check[];
}

/** A story in conditions: what is photographed and what is checked there. */
export interface Scene {
  setting: Setting;
  screenshot?: Screenshot;
  mode?: Mode;
}

/** One story, played once, and then shown in scene after scene. What it opened stays open. */
export interface Visit {
  storyId: string;
  label: string;
  importPath: string;
  /** The window that it is played in. */
  viewport: Setting['viewport'];
  scenes: Scene[];
}

const languages = ['en', 'th', 'pseudo'];
const rankOf = ({ setting }: Scene) => languages.indexOf(setting.globals['locale'] ?? '');

interface Story {
  storyId: string;
  label: string;
  importPath: string;
}

/**
 * The visits that take these pictures and look at these stories. A picture of a narrow window needs a visit of its own: a play
 * opens other things there. One that is both photographed and looked at in the same setting is drawn once for both.
 */
export function planVisits(screenshots: readonly Screenshot[], looked: readonly Story[], modes: readonly Mode[]): Visit[] {
  const visits = new Map<string, Visit>();
  const visitOf = ({ storyId, label, importPath }: Story, viewport: Setting['viewport']): Visit => {
    const name = `${viewport.width} ${storyId}`;
    const visit = visits.get(name) ?? { storyId, label, importPath, viewport, scenes: [] };
    visits.set(name, visit);
    return visit;
  };
  for (const screenshot of screenshots) {
    const setting = settings[screenshot.variant];
    visitOf(screenshot, setting.viewport).scenes.push({ setting, screenshot });
  }
  for (const story of looked) {
    const { scenes } = visitOf(story, settings.base.viewport);
    for (const mode of modes) {
      const scene = scenes.find(({ setting }) => setting === mode.setting);
      if (scene) scene.mode = mode;
      else scenes.push({ setting: mode.setting, mode });
    }
  }
  // English first, so that no scene has to be drawn again in it.
  for (const { scenes } of visits.values()) scenes.sort((a, b) => rankOf(a) - rankOf(b));
  // One width after the other: turning means loading Storybook anew.
  return [...visits.values()].toSorted((a, b) => b.viewport.width - a.viewport.width);
}
