import type { HeaderProps } from '@galleria/ui/shell';
import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isGuarded } from '../paths.ts';
import { AccountArea } from '../routes/lazyAccountArea.ts';
import { ErrorRoute } from '../routes/lazyErrorRoute.ts';
import { routesOf } from '../routes/pageRoutes.tsx';
import { publicPages } from '../routes/publicPages.ts';
import { AppFrame } from './AppFrame.tsx';
import { Shell } from './Shell.tsx';
import { useServices } from './services.tsx';
import { SignedIn } from './SignedIn.tsx';

const publicRoutes = routesOf(publicPages);

/** Every route of the shop (docs/domain/site.md#routes); those that need an account are in AccountArea.tsx. */
export function App({ onLocale, stay }: { onLocale: HeaderProps['onLocale'] /** Milliseconds a toast stays. */; stay?: number }) {
  const services = useServices();
  useEffect(() => {
    // A guest has none to check. What does not come says nothing of the token, as a server that cannot be reached.
    if (services.session.token() !== undefined) import('./tokenCheck.ts').then((check) => check.startTokenCheck(services)).catch(() => {});
  }, [services]);
  return (
    <AppFrame stay={stay}>
      <Routes>
        <Route element={<Shell onLocale={onLocale} />}>
          {publicRoutes}
          <Route path="/middlewares/*" element={<ErrorRoute status={500} />} />
          <Route path="*" element={<OtherPage />} />
        </Route>
      </Routes>
    </AppFrame>
  );
}

/** One element for all guarded pages: the menu beside them stays from page to page. What the table does not have is nowhere. */
function OtherPage() {
  const { pathname } = useLocation();
  if (!isGuarded(pathname)) return <ErrorRoute status={404} />;
  return (
    <SignedIn>
      <AccountArea />
    </SignedIn>
  );
}
