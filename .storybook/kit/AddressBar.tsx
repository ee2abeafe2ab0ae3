import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { backendOf } from './flowBackend.ts';

/** Lets a flow go to an address that no link of the page leads to: the router follows, and the cache stays. */
export function AddressBar({ id }: { id: string }) {
  const navigate = useNavigate();
  // After every draw: a story that is shown anew has a backend of its own. A play may begin before passive effects run.
  useLayoutEffect(() => {
    backendOf(id).goTo = (address) => void navigate(address);
  });
  return null;
}
