'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { classes } from '../../theme/classes.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Link.css.ts';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the shop, or a whole address. */
  href: string;
  /** Stands among words: underlined, so that colour alone does not tell it. */
  inline?: boolean | undefined;
  /** It opens beside the page, whose address and window it does not get, and says so: "(opens in a new tab)", for screen readers after its words. */
  newTab?: string | undefined;
}

/** What is rendered for a link gets what an `<a>` gets. */
type LinkTarget = Omit<LinkProps, 'inline' | 'newTab'>;

const PlainLink = (props: LinkTarget) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkTarget>>(PlainLink);

interface LinkProviderProps {
  /** Draws every link below: it gets what an `<a>` gets. */
  component: ComponentType<LinkTarget>;
  children: ReactNode;
}

/** Lets a router take over the links of the library. Without it a link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Goes somewhere. Renders an `<a>`, or what the `LinkProvider` gives. */
export function Link({ inline, newTab, className, children, ...rest }: LinkProps) {
  const Component = useContext(LinkContext);
  const joined = classes(inline && styles.inline, className);
  const look = joined && { className: joined };
  if (!newTab)
    return (
      <Component {...rest} {...look}>
        {children}
      </Component>
    );
  return (
    <Component {...rest} {...look} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </Component>
  );
}
