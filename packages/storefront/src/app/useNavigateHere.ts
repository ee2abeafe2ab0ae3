import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { useServices } from './services.tsx';

/** Whether the shopper is still on the page that asks: the address bar knows before the next page is drawn. */
export function useIsHere(): () => boolean {
  const { currentPath } = useServices();
  const { pathname } = useLocation();
  return () => {
    const [now = ''] = currentPath().split('?');
    return now === '' || now === pathname;
  };
}

/** For what an answer leads to: whoever has gone on to another page meanwhile stays there. */
export function useNavigateHere(): (to: string, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return (to, options) => {
    if (isHere()) void navigate(to, options);
  };
}
