import type { Plugin } from 'vite';

/**
 * Lets the build leave out the parts of the router that nobody uses: its `Link`, `NavLink` and `Form` draw a whole framework
 * mode in, and stay only because a call at the top of a file counts as having an effect.
 */
export function routerParts(): Plugin {
  return {
    name: 'galleria:router-parts',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => code.replace(/\b(React\d*\.forwardRef\()/g, '/* @__PURE__ */ $1').replace(/^\w+\.displayName = "\w+";$/gm, ''),
    },
  };
}
