'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoginService } from '../LoginScreen.types.ts';
import { afterAnswer, askEvery, isOpen, type QrSession, sessionOf } from './qrSession.ts';

/**
 * A QR code to sign in with, and how far it has come: asked every two seconds while the page can be seen. Whoever leaves
 * ends it: a later answer changes nothing, and signs nobody in.
 */
export function useQrSession(service: Pick<LoginService, 'qrCode' | 'qrState'>): { session: QrSession; refresh: () => void } {
  const [session, setSession] = useState<QrSession>({ status: 'loading' });
  const showing = useRef<AbortController>(undefined);
  const show = useCallback(async () => {
    showing.current?.abort();
    showing.current = new AbortController();
    const { signal } = showing.current;
    const answer = await service.qrCode(signal);
    if (!signal.aborted) setSession(sessionOf(answer));
  }, [service]);
  useEffect(() => {
    void show();
    return () => showing.current?.abort();
  }, [show]);

  const key = isOpen(session) ? session.key : undefined;
  useEffect(() => {
    if (key === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    let wait: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    async function ask(about: string) {
      clearTimeout(wait);
      if (asking || document.visibilityState === 'hidden') return;
      asking = true;
      const answer = await service.qrState(about, signal);
      asking = false;
      if (signal.aborted) return;
      setSession((last) => afterAnswer(last, answer));
      wait = setTimeout(ask, askEvery, about);
    }
    const look = () => void ask(key);
    look();
    // A page that comes to the front again asks at once.
    document.addEventListener('visibilitychange', look);
    return () => {
      leaving.abort();
      clearTimeout(wait);
      document.removeEventListener('visibilitychange', look);
    };
  }, [service, key]);

  return {
    session,
    refresh() {
      setSession({ status: 'loading' });
      void show();
    },
  };
}
