import type { ComponentProps, MouseEvent } from 'react';
import { SELECT_STORY, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { globalsText, useKeptGlobals } from './globalsText.ts';

interface StoryLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** The id of a story or of a docs page. */
  to: string;
  /** What the toolbar is set to there; the rest stays as it is. */
  globals?: Readonly<Record<string, string>>;
}

/** A way to a story that keeps Storybook on the page, and language and theme; in a new tab it is an address like any other. */
export function StoryLink({ to, globals, ...rest }: StoryLinkProps) {
  const viewMode = to.endsWith('--docs') ? 'docs' : 'story';
  // In a new tab nothing else would say so.
  const chosen = globalsText({ ...useKeptGlobals(), ...globals });
  const href = `./?path=/${viewMode}/${to}${chosen && `&globals=${chosen}`}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0 || parent === window) return;
    event.preventDefault();
    const channel = addons.getChannel();
    if (globals) channel.emit(UPDATE_GLOBALS, { globals });
    // The manager writes the globals into the address that it is at, so it goes on only after that.
    setTimeout(() => channel.emit(SELECT_STORY, { storyId: to, viewMode }));
  };
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it has an address, so the keys are the browser's own; what stands in it comes with the properties
  return <a {...rest} href={href} target="_top" onClick={follow} />;
}
