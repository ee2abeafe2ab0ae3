import { ChevronDown } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { useGivenId } from '../Popover/useLayerParts.ts';
import * as styles from './DisclosureMenu.css.ts';
import { useDisclosure, useDisclosureButton } from './DisclosureMenu.tsx';

/** Opens the panel and closes it. Renders a `Button` with all its looks and an arrow; for another one see `useDisclosureButton`. */
export function DisclosureMenuButton({ ref, id, onClick, onKeyDown, children, ...rest }: ButtonProps) {
  const { ref: own, onClick: toggle, onKeyDown: arrow, ...trigger } = useDisclosureButton();
  useGivenId(id, useDisclosure().parts.nameButton);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) toggle();
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    onKeyDown?.(event);
    if (!event.defaultPrevented) arrow(event);
  };
  return (
    <Button {...rest} {...trigger} {...(id && { id })} ref={useMergedRefs(own, ref)} onClick={press} onKeyDown={key}>
      {children}
      <Icon icon={ChevronDown} size={16} className={styles.chevron} />
    </Button>
  );
}
