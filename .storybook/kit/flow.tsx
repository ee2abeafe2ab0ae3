import type { Scenario } from '@galleria/mocks/scenario.ts';
import { App } from '@galleria/storefront/app/App.tsx';
import { createServices } from '@galleria/storefront/app/services.tsx';
import type { i18n as I18n } from 'i18next';
import { http, HttpResponse } from 'msw/http';
import { type SetupWorker, setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { noteFault } from './gates.ts';
import { memoryJar } from './memoryJar.ts';
import { Stage } from './Stage.tsx';
import { textsOf } from './texts.ts';
import { languageOfGlobals } from './toolbar.ts';

type Globals = Record<string, unknown>;

/** A call that no handler of the scenario answers: it fails the story, and the page gets an error. */
const stranger = http.all('*/api/*', ({ request }) => {
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

/**
 * A meta whose stories walk through the storefront's real routes, with real requests that a service worker answers
 * from a scenario. One flow to a page: all stories of a page share the worker.
 */
export function flow(scenario: Scenario, route = '/') {
  return {
    component: App,
    tags: ['!autodocs'],
    args: { onLocale: () => {}, stay: 0 },
    parameters: { layout: 'fullscreen' as const },
    loaders: [async ({ globals }: { globals: Globals }) => ({ i18n: await textsOf(languageOfGlobals(globals)) })],
    beforeEach: [...[addon.beforeEach ?? []].flat(), ({ msw }: { msw: SetupWorker }) => msw.use(...scenario().handlers)],
    render: (args: Parameters<typeof App>[0], { loaded }: { loaded: Globals }) => (
      <Stage connect={() => createServices(memoryJar(undefined), { retries: 0 })} i18n={loaded['i18n'] as I18n} route={route}>
        <App {...args} />
      </Stage>
    ),
  };
}
