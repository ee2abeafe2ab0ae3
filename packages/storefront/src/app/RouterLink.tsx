import type { LinkProps } from '@galleria/ui';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/** Lets the router follow the library's links to this site; any other address stays a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') && !href.startsWith('//') ? <Inside {...rest} href={href} /> : <a {...rest} href={href} />;
}

/** The router's own `Link` also brings what only its framework mode needs. */
function Inside({ href, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
