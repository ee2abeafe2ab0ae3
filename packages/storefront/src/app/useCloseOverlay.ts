import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Closes what the address has opened over its page. Whoever came by a link of the shop goes back to where they were; in a tab that began with
 * it there is nothing to go back to (`idx` is the router's number of the entry).
 */
export function useCloseOverlay(): () => void {
  const navigate = useNavigate();
  const { key, pathname, search } = useLocation();
  return () => {
    const isFirst = key === 'default' || Object(history.state).idx === 0;
    void (isFirst ? navigate(pathname + search, { replace: true }) : navigate(-1));
  };
}
