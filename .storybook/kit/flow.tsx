import type { Endpoint } from '@galleria/api';
import type { Market } from '@galleria/mocks/market/state.ts';
import { uploadedPicture } from '@galleria/mocks/market/uploads.ts';
import type { Scenario } from '@galleria/mocks/scenario.ts';
import { App } from '@galleria/storefront/app/App.tsx';
import { createServices } from '@galleria/storefront/app/services.tsx';
import { memoryDevice } from '@galleria/storefront/data/memoryDevice.ts';
import type { i18n as I18n } from 'i18next';
import { http, HttpResponse } from 'msw/http';
import { type SetupWorker, setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { AddressBar } from './AddressBar.tsx';
import { noteFault } from './gates.ts';
import { expect, waitFor, type within } from 'storybook/test';
import { memoryCookieStorage } from './memoryCookieStorage.ts';
import { startBackend, backendOf } from './flowBackend.ts';
import { StorefrontProviders } from './StorefrontProviders.tsx';
import { textsOf } from './texts.ts';
import { language, languageOfGlobals } from './toolbar.ts';

type Globals = Record<string, unknown>;

/** A call that no handler of the scenario answers: it fails the story, and the page gets an error. */
const stranger = http.all(/\/api\/(front|pc)\//, ({ request }) => {
  noteFault(
    `No handler answered ${request.method} ${new URL(request.url).pathname}. Add the endpoint to mocks/handlers, or the behaviour to the flow's scenario.`,
  );
  return HttpResponse.error();
});

const addon = addonMsw(async () => {
  const worker = setupWorker(stranger);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: 'mockServiceWorker.js' } });
  return worker;
});

/** Serves what was uploaded, as the marketplace's server does. */
const uploads = (market: Market) =>
  http.get('*/uploads/:name', ({ params: { name } }) => {
    const picture = uploadedPicture(market, String(name));
    return picture ? new HttpResponse(picture.bytes, { headers: { 'Content-Type': picture.type } }) : HttpResponse.error();
  });

interface FlowOptions {
  /** The first time that this is called the server ends all sessions, so that it refuses this very call. */
  sessionEndsAt?: Endpoint;
  /** Milliseconds in which an answer is not asked for again; 0 unless the flow is about that. */
  dedupingInterval?: number;
}

/**
 * A meta whose stories walk through the storefront's real routes, with real requests that a service worker answers
 * from a scenario. One flow to a page: all stories of a page share the worker, so every flow says `tags: ['!autodocs']`
 * itself, where Storybook's index reads it. `backendOf(id)` is what stands behind it.
 */
export function flow(scenario: Scenario, route = '/', { sessionEndsAt, dedupingInterval }: FlowOptions = {}) {
  return {
    component: App,
    args: { onLocale: async () => ({ status: 'done' as const }), stay: 0 },
    parameters: { layout: 'fullscreen' as const },
    loaders: [async ({ globals }: { globals: Globals }) => ({ i18n: await textsOf(languageOfGlobals(globals)) })],
    // What comes late around a page is there, and nothing is on its way: a picture must not depend on when it is taken.
    afterEach: async ({ canvas, canvasElement }: { canvas: ReturnType<typeof within>; canvasElement: HTMLElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('footer:not(article footer)')).not.toBeNull());
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull());
    },
    beforeEach: [
      ...[addon.beforeEach ?? []].flat(),
      ({ msw, id }: { msw: SetupWorker; id: string }) => {
        const { handlers, market } = startBackend(id, scenario, sessionEndsAt);
        msw.use(...handlers, uploads(market));
      },
    ],
    render: (args: Parameters<typeof App>[0], { loaded, id }: { loaded: Globals; id: string }) => {
      const connect = () => {
        const { token, cookies, reload } = backendOf(id);
        return createServices(
          memoryCookieStorage(token, cookies),
          { retries: 0, language },
          { reload, stripeKey: 'demo', device: memoryDevice() },
        );
      };
      return (
        <StorefrontProviders key={id} connect={connect} i18n={loaded['i18n'] as I18n} route={route} dedupingInterval={dedupingInterval}>
          <AddressBar id={id} />
          <App {...args} />
        </StorefrontProviders>
      );
    },
  };
}
