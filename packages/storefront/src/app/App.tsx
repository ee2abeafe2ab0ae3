import type { HeaderProps } from '@galleria/ui';
import { useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { announced, isGuarded, paths } from '../paths.ts';
import {
  AboutUsRoute,
  CentreArea,
  ContactUsRoute,
  DeliveryInformationRoute,
  HomeRoute,
  LoginRoute,
  policyRoutes,
  PrivacyAgreementRoute,
  ThirdPartyCallbackRoute,
} from '../routes/lazyRoutes.ts';
import { ErrorRoute } from '../routes/lazyErrorRoute.ts';
import { AppFrame } from './AppFrame.tsx';
import { notYet } from './notYet.tsx';
import { Shell } from './Shell.tsx';
import { useServices } from './services.tsx';
import { SignedIn } from './SignedIn.tsx';
import { startTokenCheck } from './tokenCheck.ts';

/** Every route of the shop (docs/domain/site.md#routes) but those that need an account, which are in CentreArea.tsx. */
export function App({ onLocale, stay }: { onLocale: HeaderProps['onLocale'] /** Milliseconds a toast stays. */; stay?: number }) {
  const services = useServices();
  useEffect(() => startTokenCheck(services), [services]);
  return (
    <AppFrame stay={stay}>
      <Routes>
        <Route element={<Shell onLocale={onLocale} />}>
          <Route path={paths.home} element={<HomeRoute />} />
          <Route path={paths.login} element={<LoginRoute />} />
          <Route path={paths.callbackTwitter} element={<ThirdPartyCallbackRoute />} />
          {notYet(announced.filter((path) => !isGuarded(path)))}
          <Route path={paths.about} element={<AboutUsRoute />} />
          <Route path={paths.contact} element={<ContactUsRoute />} />
          <Route path={paths.delivery} element={<DeliveryInformationRoute />} />
          {Object.entries(policyRoutes).map(([name, PolicyRoute]) => (
            <Route key={name} path={`/policy/${name}`} element={<PolicyRoute />} />
          ))}
          <Route path={paths.privacyAgreement} element={<PrivacyAgreementRoute />} />
          <Route path="/middlewares/*" element={<ErrorRoute status={500} />} />
          <Route path="*" element={<Elsewhere />} />
        </Route>
      </Routes>
    </AppFrame>
  );
}

/** What needs an account is in CentreArea.tsx; the rest is nowhere. */
function Elsewhere() {
  const { pathname } = useLocation();
  if (!isGuarded(pathname)) return <ErrorRoute status={404} />;
  return (
    <SignedIn>
      <CentreArea />
    </SignedIn>
  );
}
