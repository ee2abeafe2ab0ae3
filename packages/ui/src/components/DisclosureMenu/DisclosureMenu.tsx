import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, type KeyboardEvent, type MouseEvent, useContext, useMemo, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { classes } from '../../theme/classes.ts';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { nextItem } from '../Menu/menuKeys.ts';
import * as popover from '../Popover/Popover.css.ts';
import { useHoverIntent } from '../Popover/useHoverIntent.ts';
import { useJoinedRefs } from '../Popover/useJoinedRefs.ts';
import { type LayerPlace, useLayer } from '../Popover/useLayer.ts';
import { type LayerParts, useGivenId, useLayerParts } from '../Popover/useLayerParts.ts';
import * as styles from './DisclosureMenu.css.ts';
import { type DisclosureEvent, nextDisclosure } from './disclosure.ts';

interface DisclosureApi {
  open: boolean;
  tell: (event: DisclosureEvent) => void;
  parts: LayerParts;
}

const DisclosureContext = createContext<DisclosureApi | undefined>(undefined);

/**
 * A button and the panel of links it opens, for the pages of a site. It opens by resting the pointer on it for 120 ms,
 * by press and by keyboard; it stays while it is pointed at, and a press keeps it. For commands use `MenuRoot`.
 * Renders a `<div>` around both.
 *
 * | key | does |
 * | --- | --- |
 * | Enter, Space | on the button: opens and closes |
 * | ↓ | on the button: opens, focus on the first link |
 * | ↓, ↑, Home, End | in the panel: next, previous, first, last |
 * | Tab | goes through button and links; past their end the panel closes |
 * | Escape | closes; focus that was in the panel returns to the button |
 */
export function DisclosureMenuRoot({ className, ref, ...rest }: ComponentProps<'div'>) {
  const [state, tell] = useReducer(nextDisclosure, 'closed');
  const parts = useLayerParts();
  const { forget: _, ...hover } = useHoverIntent({
    enter: 120,
    leave: 300,
    onEnter: () => tell('enter'),
    // Who reads it by keyboard does not lose it to a pointer that is moved out of the way.
    onLeave: () => parts.layer.current?.contains(document.activeElement) || tell('leave'),
  });
  const open = state !== 'closed';
  const api = useMemo(() => ({ open, tell, parts }), [open, parts]);
  return (
    <DisclosureContext value={api}>
      <div {...rest} {...hover} ref={ref} className={classes(styles.root, className)} />
    </DisclosureContext>
  );
}

function useDisclosure(): DisclosureApi {
  const api = useContext(DisclosureContext);
  if (!api) throw new Error('The parts of a disclosure menu stand in a DisclosureMenuRoot.');
  return api;
}

/** Opens the panel and closes it. Renders a `Button` with all its looks and an arrow. */
export function DisclosureMenuButton({ ref, id, onClick, onKeyDown, children, ...rest }: ButtonProps) {
  const { open, tell, parts } = useDisclosure();
  useGivenId(id, parts.nameButton);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) tell('press');
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'ArrowDown' || event.defaultPrevented) return;
    event.preventDefault();
    // At once: what is not shown yet cannot be focused.
    if (!open) flushSync(() => tell('press'));
    linksOf(parts.layer.current)[0]?.focus();
  };
  return (
    <Button
      {...rest}
      id={id ?? parts.buttonId}
      ref={useJoinedRefs(parts.button, ref)}
      aria-expanded={open}
      aria-controls={parts.layerId}
      onClick={press}
      onKeyDown={key}
    >
      {children}
      <Icon glyph={ChevronDown} size={16} className={styles.chevron} />
    </Button>
  );
}

export interface DisclosureMenuPanelProps extends ComponentProps<'div'>, LayerPlace {
  /** `columns` sets groups beside each other; `plain` leaves all to its content. */
  layout?: (typeof disclosureMenuLayouts)[number] | undefined;
}

export const disclosureMenuLayouts = ['columns', 'plain'] as const;

/** What the button opens. Renders a `<div popover>` in the top layer. Following a link in it closes it. */
export function DisclosureMenuPanel({
  side,
  align,
  layout = 'columns',
  className,

  id,
  ref,
  onKeyDown,
  ...rest
}: DisclosureMenuPanelProps) {
  const { open, tell, parts } = useDisclosure();
  useGivenId(id, parts.nameLayer);
  useLayer({ open, onClose: () => tell('dismiss'), anchor: parts.button, layer: parts.layer, side, align });
  const key = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const links = linksOf(parts.layer.current);
    const at = links.findIndex((link) => link === document.activeElement);
    const next = event.defaultPrevented || at < 0 ? undefined : nextItem(event.key, at, links.length);
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  };
  // The links in it are what has focus; the group only hears their keys.
  const listeners = { onKeyDown: key };
  const look = layout === 'columns' && classes(styles.panel, styles.columns);
  return (
    <div
      role="group"
      aria-labelledby={parts.buttonId}
      {...rest}
      id={id ?? parts.layerId}
      ref={useJoinedRefs(parts.layer, ref)}
      popover="manual"
      className={classes(popover.layer, look, className)}
      {...listeners}
    />
  );
}

function linksOf(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('a[href], button:enabled') ?? [])];
}
