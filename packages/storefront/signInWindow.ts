import type { Plugin } from 'vite';

/** Answers the addresses of the providers' windows with their document in development; in production the server does (tools/documents.ts). */
export function signInWindow(): Plugin {
  return {
    name: 'galleria:sign-in-window',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (/^(\/[\w-]+)?\/middlewares\/sign_in\/(facebook|google)\/?(\?|$)/.test(request.url ?? '')) request.url = '/sign_in.html';
        next();
      });
    },
  };
}
