// Here beforehand: a picture of a page must not depend on when its menu has come.
import '@galleria/storefront/shell/AccountSidebar.tsx';
import { isCurrency } from '@galleria/mocks/currencies.ts';
import { sellIn } from '@galleria/mocks/market/settings.ts';
import { networks } from '@galleria/mocks/network.ts';
import type { Scenario } from '@galleria/mocks/scenario.ts';
import { AppFrame } from '@galleria/storefront/app/AppFrame.tsx';
import { createServices, type Services } from '@galleria/storefront/app/services.tsx';
import { memoryDevice } from '@galleria/storefront/data/memoryDevice.ts';
import { AccountLayoutRoute } from '@galleria/storefront/routes/AccountLayoutRoute.tsx';
import { HeaderBar } from '@galleria/storefront/shell/HeaderBar.tsx';
import { DocumentTitleProvider } from '@galleria/ui';
import { PageLayout, type PageLayoutProps } from '@galleria/ui/shell';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
import { inCurrency } from './currency.ts';
import { memoryCookieStorage } from './memoryCookieStorage.ts';
import { setNetworkOfStory } from './networks.ts';
import { openNetwork } from './openNetwork.ts';
import { openOtherTab } from './otherTab.ts';
import { groupOf } from './scenarios.ts';
import { createSpies, screenProps } from './screenProps.ts';
import { StorefrontProviders } from './StorefrontProviders.tsx';
import { textsOf } from './texts.ts';
import { language, languageOfGlobals, networkOfGlobals } from './toolbar.ts';

interface LiveParameters {
  scenario?: Scenario;
  /** Address that the screen is at. */
  route?: string;
  /** The shop's bar stands over the screen, for what begins there. */
  withHeader?: boolean;
}

/** The scenario of a story, and the address it is at. `withHeader: true` beside them puts the shop's bar above it. */
export const on = (scenario: Scenario, route = '/'): LiveParameters => ({ scenario, route });

/** Only who holds the page can change its language. */
const stays = async () => ({ status: 'done' }) as const;

interface LiveOptions {
  ground?: PageLayoutProps['ground'];
  /** The part of the shop that it is a page of: the pages of the account stand beside their menu, with the storefront's own hook. */
  area?: 'account';
  /** Where it stands: in the page's content, as its bar, or below it. */
  place?: 'content' | 'header' | 'footer';
  /** The pattern of its address, if a part of that is a parameter. */
  path?: string;
  /** The component that the docs page tells about, if it is not the screen itself. */
  about?: object;
}

/**
 * A meta whose stories are driven by their scenarios: fixture, MSW handler, client, decoder, the storefront's own hook,
 * state, screen. Each mount has its own network, cache, session and address. Controls choose another scenario of the screen and
 * override what the hook gave; the Actions panel shows the calls of its callbacks.
 */
export function live<Props extends object>(
  Screen: ComponentType<Props>,
  useScreen: () => Props,
  { area, ground = area === 'account' ? 'page' : 'canvas', place = 'content', path, about = Screen }: LiveOptions = {},
) {
  function Wired(args: Partial<Props>) {
    const [spyOn] = useState(createSpies);
    return <Screen {...screenProps(useScreen(), args, spyOn)} />;
  }
  return {
    // To Storybook it is the screen: the props of the one are those of the other, none of them required.
    component: Object.assign(Wired, { displayName: Screen.displayName ?? Screen.name, ...docgenOf(about) }),
    parameters: { layout: 'fullscreen' as const },
    loaders: [async ({ globals }: { globals: Record<string, unknown> }) => ({ i18n: await textsOf(languageOfGlobals(globals)) })],
    render: (
      args: Partial<Props> & { scenario?: string },
      {
        id,
        parameters,
        globals,
        loaded,
      }: { id: string; parameters: LiveParameters; globals: Record<string, unknown>; loaded: Record<string, unknown> },
    ) => {
      const network = networkOfGlobals(globals);
      const screen = at(path, <Wired {...args} />);
      const scenario = scenarioOf(parameters.scenario, args.scenario);
      // Never hand the context to an element: the docs page prints the props of elements.
      const connect = () => connectStory(id, scenario, networks[network](), globals['currency']);
      return (
        <StorefrontProviders
          key={`${id} ${network} ${String(globals['currency'])} ${args.scenario}`}
          connect={connect}
          i18n={loaded['i18n'] as I18n}
          route={parameters.route ?? '/'}
        >
          <AppFrame stay={0}>
            <DocumentTitleProvider site="Galleria">
              <PageLayout
                ground={ground}
                header={place === 'header' ? screen : parameters.withHeader && <HeaderBar onLocale={stays} />}
                {...(place === 'footer' && { footer: screen })}
              >
                {place === 'content' && (area === 'account' ? besideMenu(screen) : screen)}
              </PageLayout>
            </DocumentTitleProvider>
          </AppFrame>
        </StorefrontProviders>
      );
    },
  };
}

/** The scenario that Controls ask for instead of the story's own. */
const scenarioOf = (own: Scenario | undefined, chosen: string | undefined) => (own && chosen ? (groupOf(own)[chosen] ?? own) : own);

/** What is drawn where a pattern matches the address, so that the screen's hook has its parameters. */
const at = (path: string | undefined, screen: ReactNode) =>
  path === undefined ? (
    screen
  ) : (
    <Routes>
      <Route path={path} element={screen} />
    </Routes>
  );

const besideMenu = (screen: ReactNode) => (
  <Routes>
    <Route element={<AccountLayoutRoute />}>
      <Route path="*" element={screen} />
    </Route>
  </Routes>
);

/** What react-docgen found out about a component, for the docs page. */
const docgenOf = (component: object) => ('__docgenInfo' in component ? { __docgenInfo: component.__docgenInfo } : {});

function connectStory(id: string, scenario: Scenario | undefined, before: ReturnType<Scenario>['handlers'], currency: unknown): Services {
  const { market, handlers, token, cookies, device, stripeKey = 'demo' } = scenario?.() ?? { handlers: [], token: undefined };
  if (market && typeof currency === 'string' && isCurrency(currency)) sellIn(market.state, currency);
  const network = openNetwork([...before, ...handlers], (answer) => inCurrency(answer, currency));
  if (scenario) setNetworkOfStory(id, network);
  // A call that never ends is the point of its story: no time-out may end it while another story is shown.
  const storage = memoryCookieStorage(token, cookies);
  const client = { fetch: network.fetch, uploader: halfway(network.fetch), retries: 0, language, timeout: 2 ** 31 - 1 };
  return createServices(storage, client, { tabs: openOtherTab(id, storage), stripeKey, device: memoryDevice(device) });
}

/** A file is some way up before its answer comes, as in a browser. */
const halfway =
  (send: typeof fetch): NonNullable<Parameters<typeof createServices>[1]>['uploader'] =>
  (url, init, onProgress) => {
    onProgress(0.6);
    return send(url, init);
  };
