import type { Locale } from '@galleria/ui/i18n';
import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { announced, paths } from '../paths.ts';
import { ErrorRoute, HomeRoute, LoginRoute, OrderListRoute } from '../routes/lazyRoutes.ts';
import { AppFrame } from './AppFrame.tsx';
import { Shell } from './Shell.tsx';
import { useServices } from './services.tsx';
import { SignedIn } from './SignedIn.tsx';
import { startTokenCheck } from './tokenCheck.ts';

/** Every route of the shop (product.md §2). */
export function App({ onLocale, stay }: { onLocale: (locale: Locale) => void /** Milliseconds a toast stays. */; stay?: number }) {
  const services = useServices();
  useEffect(() => startTokenCheck(services), [services]);
  return (
    <AppFrame stay={stay}>
      <Routes>
        <Route element={<Shell onLocale={onLocale} />}>
          <Route path={paths.home} element={<HomeRoute />} />
          <Route path={paths.login} element={<LoginRoute />} />
          <Route element={<SignedIn />}>
            <Route path="/users/order_list" element={<OrderListRoute />} />
          </Route>
          {announced.map((path) => (
            <Route key={path} path={path} element={<ErrorRoute status={501} />} />
          ))}
          <Route path="*" element={<ErrorRoute status={404} />} />
        </Route>
      </Routes>
    </AppFrame>
  );
}
