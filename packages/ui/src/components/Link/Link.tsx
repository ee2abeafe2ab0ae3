import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the shop, or a whole address. */
  href: string;
}

const PlainLink = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

interface LinkProviderProps {
  /** Draws every link below: it gets what an `<a>` gets. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
}

/** Lets a router take over the links of the library. Without it a link is a plain `<a>`. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Goes somewhere. Renders an `<a>`, or what the `LinkProvider` gives. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
