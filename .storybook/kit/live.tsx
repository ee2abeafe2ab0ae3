import { networks } from '@galleria/mocks/network.ts';
import type { Scenario } from '@galleria/mocks/scenario.ts';
import { AppFrame } from '@galleria/storefront/app/AppFrame.tsx';
import { createServices, type Services } from '@galleria/storefront/app/services.tsx';
import { PageLayout, type PageLayoutProps } from '@galleria/ui';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type ReactNode, useState } from 'react';
import { memoryCookieStorage } from './memoryCookieStorage.ts';
import { setNetworkOfStory } from './networks.ts';
import { openNetwork } from './openNetwork.ts';
import { createSpies, screenProps } from './screenProps.ts';
import { StorefrontProviders } from './StorefrontProviders.tsx';
import { textsOf } from './texts.ts';
import { languageOfGlobals, networkOfGlobals } from './toolbar.ts';

interface LiveParameters {
  scenario?: Scenario;
  /** Address that the screen is at. */
  route?: string;
}

/** The scenario of a story, and the address it is at. */
export const on = (scenario: Scenario, route = '/'): LiveParameters => ({ scenario, route });

interface LiveOptions {
  ground?: PageLayoutProps['ground'];
  /** Where it stands: in the page's content, as its bar, or below it. */
  place?: 'content' | 'header' | 'footer';
  /** What stands around it in the page's content. */
  within?: (screen: ReactNode) => ReactNode;
  /** The component that the docs page tells about, if it is not the screen itself. */
  about?: object;
}

/**
 * A meta whose stories are driven by their scenarios: fixture, MSW handler, client, decoder, the storefront's own hook,
 * state, screen. Each mount has its own network, cache, session and address. Controls show the screen's props and override
 * what the hook gave; the Actions panel shows the calls of its callbacks.
 */
export function live<Props extends object>(
  Screen: ComponentType<Props>,
  useScreen: () => Props,
  { ground = 'canvas', place = 'content', within = (screen) => screen, about = Screen }: LiveOptions = {},
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
      args: Partial<Props>,
      {
        id,
        parameters,
        globals,
        loaded,
      }: { id: string; parameters: LiveParameters; globals: Record<string, unknown>; loaded: Record<string, unknown> },
    ) => {
      const network = networkOfGlobals(globals);
      const screen = <Wired {...args} />;
      // Never hand the context to an element: the docs page prints the props of elements.
      const connect = () => connectStory(id, parameters.scenario, networks[network]());
      return (
        <StorefrontProviders key={`${id} ${network}`} connect={connect} i18n={loaded['i18n'] as I18n} route={parameters.route ?? '/'}>
          <AppFrame stay={0}>
            <PageLayout ground={ground} header={place === 'header' && screen} {...(place === 'footer' && { footer: screen })}>
              {place === 'content' && within(screen)}
            </PageLayout>
          </AppFrame>
        </StorefrontProviders>
      );
    },
  };
}

/** What react-docgen found out about a component, for the docs page. */
const docgenOf = (component: object) => ('__docgenInfo' in component ? { __docgenInfo: component.__docgenInfo } : {});

function connectStory(id: string, scenario: Scenario | undefined, before: ReturnType<Scenario>['handlers']): Services {
  const { handlers, token, cookies } = scenario?.() ?? { handlers: [], token: undefined };
  const network = openNetwork([...before, ...handlers]);
  if (scenario) setNetworkOfStory(id, network);
  // A call that never ends is the point of its story: no time-out may end it while another story is shown.
  return createServices(memoryCookieStorage(token, cookies), {
    fetch: network.fetch,
    uploader: halfway(network.fetch),
    retries: 0,
    timeout: 2 ** 31 - 1,
  });
}

/** A file is some way up before its answer comes, as in a browser. */
const halfway =
  (send: typeof fetch): NonNullable<Parameters<typeof createServices>[1]>['uploader'] =>
  (url, init, onProgress) => {
    onProgress(0.6);
    return send(url, init);
  };
