'use client';

import { Check } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { classes } from '../../theme/classes.ts';
import { Icon, type IconDrawing } from '../Icon/index.ts';
import { Link, type LinkProps } from '../Link/index.ts';
import * as styles from './Menu.css.ts';
import { useMenu } from './Menu.tsx';

export const menuItemTones = ['neutral', 'danger'] as const;

interface MenuItemLook {
  /** Before the words. */
  icon?: IconDrawing | undefined;
  /** `danger`: something is lost. */
  tone?: (typeof menuItemTones)[number] | undefined;
}

export interface MenuItemProps extends Omit<ComponentProps<'button'>, 'onClick' | 'disabled'>, MenuItemLook {
  /** It was chosen, and the menu closes: a dialog may open, and will return the focus to the menu's trigger. */
  onSelect: () => void;
  /** It cannot be chosen now. It can still be focused, so that everybody hears that it exists. */
  disabled?: boolean | undefined;
  /** The menu stays open, for something that changes the menu itself. */
  stays?: boolean | undefined;
}

/** One command. Renders a `<button role="menuitem">`. */
export function MenuItem({ icon, tone = 'neutral', onSelect, disabled, stays, className, children, ...rest }: MenuItemProps) {
  const { setOpen } = useMenu();
  const choose = () => {
    if (disabled) return;
    if (!stays) setOpen(false, 'item');
    onSelect();
  };
  return (
    <button
      {...rest}
      type="button"
      role="menuitem"
      tabIndex={-1}
      className={classes(styles.item, styles.tones[tone], className)}
      onClick={choose}
      {...(disabled && { 'aria-disabled': true })}
    >
      {icon && <Icon icon={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

export interface MenuLinkProps extends LinkProps, MenuItemLook {}

/** A page to go to, among commands. Renders an `<a role="menuitem">` through the `LinkProvider`. */
export function MenuLink({ icon, tone = 'neutral', className, children, onKeyDown, ...rest }: MenuLinkProps) {
  // In a menu Space presses too, which links do not know.
  const key = (event: KeyboardEvent<HTMLAnchorElement>) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    event.currentTarget.click();
  };
  return (
    <Link
      {...rest}
      role="menuitem"
      tabIndex={-1}
      className={classes(styles.item, styles.tones[tone], className)}
      onKeyDown={composeHandlers(onKeyDown, key)}
    >
      {icon && <Icon icon={icon} className={styles.icon} />}
      <span className={styles.words}>{children}</span>
    </Link>
  );
}

export interface MenuRadioGroupProps<Value extends string> extends Omit<ComponentProps<'div'>, 'onChange'> {
  /** Names the group; stands above it. */
  label: ReactNode;
  /** All that can be chosen, in their order. */
  options: readonly { value: Value; label: ReactNode; lang?: string | undefined }[];
  /** Which of them is chosen. */
  value: NoInfer<Value>;
  /** Told what is chosen; the menu closes. */
  onValueChange: (value: Value) => void;
}

/** One of several, chosen at once. Renders a `<div role="group">` of `menuitemradio`s. */
export function MenuRadioGroup<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
  ...rest
}: MenuRadioGroupProps<Value>) {
  const id = useId();
  const { setOpen } = useMenu();
  return (
    <div aria-labelledby={id} {...rest} role="group" className={className}>
      <div id={id} role="presentation" className={styles.heading}>
        {label}
      </div>
      {options.map(({ value: one, label, lang }) => (
        <button
          key={one}
          type="button"
          role="menuitemradio"
          aria-checked={one === value}
          tabIndex={-1}
          lang={lang}
          className={classes(styles.item, styles.tones.neutral, styles.chosen)}
          onClick={() => {
            setOpen(false, 'item');
            onValueChange(one);
          }}
        >
          <span className={styles.words}>{label}</span>
          <Icon icon={Check} className={styles.tick} />
        </button>
      ))}
    </div>
  );
}

/** A line between items that belong to different things. Renders an `<hr>`. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'hr'>) {
  return <hr {...rest} className={classes(styles.separator, className)} />;
}
