import type { LinkProps } from '@galleria/ui';
import { Link } from 'react-router-dom';

/** Lets the router follow the library's links to this site; any other address stays a plain link. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return href.startsWith('/') && !href.startsWith('//') ? <Link {...rest} to={href} /> : <a {...rest} href={href} />;
}
