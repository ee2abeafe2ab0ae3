'use client';

import { ChevronDown } from 'lucide';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { useGivenId } from '../Popover/usePopoverRoot.ts';
import * as styles from './DisclosureMenu.css.ts';
import { useDisclosureMenu, useDisclosureMenuTrigger } from './DisclosureMenu.tsx';

/** Opens the panel and closes it. Renders a `Button` with all its looks and an arrow; for another one see `useDisclosureMenuTrigger`. */
export function DisclosureMenuTrigger({ ref, id, onClick, onKeyDown, children, ...rest }: ButtonProps) {
  const { ref: own, onClick: toggle, onKeyDown: arrow, ...trigger } = useDisclosureMenuTrigger();
  useGivenId(id, useDisclosureMenu().setTriggerId);
  return (
    <Button
      {...rest}
      {...trigger}
      {...(id && { id })}
      ref={useMergedRefs(own, ref)}
      onClick={composeHandlers(onClick, toggle)}
      onKeyDown={composeHandlers(onKeyDown, arrow)}
    >
      {children}
      <Icon icon={ChevronDown} size={16} className={styles.chevron} />
    </Button>
  );
}

/** A button in the panel that closes it. Renders a `Button`. */
export function DisclosureMenuClose({ onClick, ...rest }: ButtonProps) {
  const { tell } = useDisclosureMenu();
  return <Button {...rest} onClick={composeHandlers(onClick, () => tell('dismiss', 'close-button'))} />;
}
