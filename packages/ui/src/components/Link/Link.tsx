import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  href: string;
}

const PlainLink = (props: LinkProps) => <a {...props} />;
const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Lets a router take over the links of the library. Without it a link is a plain `<a>`. */
export function LinkProvider({ component, children }: { component: ComponentType<LinkProps>; children: ReactNode }) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** Goes somewhere. Renders an `<a>`, or what the `LinkProvider` gives. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
