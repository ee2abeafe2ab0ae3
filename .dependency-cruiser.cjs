/** Who may import whom (docs/architecture.md#who-may-import-whom). Each rule says what to do instead. */
const ui = '^packages/ui/src/';
const devFile = '\\.(stories|test)\\.(ts|tsx)$';

/**
 * The folders of packages/ui/src, from the bottom up, each with the ones it may import beside itself. A folder that is not
 * listed here fails, and so does a new import between two of them.
 */
const look = ['theme', 'hooks', 'text', 'addresses', 'layout'];
const rooms = {
  theme: [],
  state: [],
  flows: [],
  text: [],
  addresses: ['text'],
  hooks: ['state', 'addresses'],
  forms: ['state', 'text', 'addresses'],
  i18n: ['state', 'text'],
  layout: ['theme', 'hooks'],
  components: [...look, 'forms', 'state'],
  patterns: [...look, 'forms', 'state', 'flows', 'i18n', 'components'],
  features: [...look, 'forms', 'state', 'flows', 'i18n', 'components', 'patterns'],
  shell: [...look, 'forms', 'state', 'flows', 'i18n', 'components', 'patterns', 'features'],
  screens: [...look, 'forms', 'state', 'flows', 'i18n', 'components', 'patterns', 'features'],
};

/** A rule: files of `from` may not import files of `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never('no-cycle', 'Two files need each other. Move what both need into a third.', {}, { circular: true }),
    ...Object.entries(rooms).map(([room, mayImport]) =>
      never(
        `ui-${room}`,
        `${room} may import ${['itself', ...mayImport].join(', ')} of the library, and nothing else of ours. Move what is needed to one of these rooms, or take it as a prop.`,
        { path: `${ui}${room}/`, pathNot: devFile },
        { path: '^(packages|mocks|\\.storybook)/', pathNot: `${ui}((${[room, ...mayImport].join('|')})/|i18n/locales\\.ts)` },
      ),
    ),
    never(
      'ui-unknown-room',
      'This folder of the library is not in the list of rooms. Add it to `rooms` with what it may import, or move the file to a room.',
      { path: ui, pathNot: `${ui}((${Object.keys(rooms).join('|')})/|[^/]+$)` },
      {},
    ),
    never(
      'ui-unknown-room',
      'This folder of the library is not in the list of rooms. Add it to `rooms` with what it may import, or move the file to a room.',
      {},
      { path: ui, pathNot: `${ui}((${Object.keys(rooms).join('|')})/|[^/]+$)` },
    ),
    never(
      'no-cross-screen-imports',
      'A screen never imports another. Move what both need to patterns.',
      { path: `${ui}screens/([^/]+)/`, pathNot: devFile },
      { path: `${ui}screens/`, pathNot: `${ui}screens/$1/` },
    ),
    never(
      'ui-stands-alone',
      'The published library imports nothing of ours. Stories and tests may.',
      { path: ui, pathNot: devFile },
      { path: '^(packages/(api|storefront)|mocks|\\.storybook)/' },
    ),
    never(
      'ui-knows-no-network',
      'The library has no network, router or cache. Take data and callbacks as props.',
      { path: ui, pathNot: devFile },
      { path: 'node_modules/(swr|react-router|react-router-dom|msw)/' },
    ),
    never(
      'flows-are-data',
      'flows are tables without React, so that the mocks can read them.',
      { path: `${ui}flows/`, pathNot: devFile },
      { pathNot: `${ui}flows/` },
    ),
    never(
      'engines-stay-inside',
      'The engine of a component stays inside its folder. Use the component of the library.',
      { pathNot: `${ui}components/(Combobox|ImageUploader|QrCode|RichText)/` },
      { path: 'node_modules/(downshift|react-dropzone|qr|dompurify)/' },
    ),
    never(
      'radix-stays-inside',
      'Radix stays inside its wrapper. Use the component of the library.',
      { pathNot: `${ui}components/(Dialog|Tabs)/` },
      { path: 'node_modules/@radix-ui/' },
    ),
    never(
      'formisch-has-one-door',
      'Formisch has one door: take what a form needs of it from forms/formisch.ts of the library.',
      { pathNot: `${ui}forms/formisch\\.ts$` },
      { path: 'node_modules/@formisch/' },
    ),
    never(
      'texts-have-one-door',
      "The library's texts have one door: useTranslation of i18n/useTranslation.ts, which finds them beside the texts of an app.",
      { path: ui, pathNot: `${devFile}|${ui}i18n/useTranslation\\.ts$` },
      { path: 'node_modules/react-i18next/' },
    ),
    never(
      'api-stands-alone',
      'api knows neither React nor the other packages.',
      { path: '^packages/api/src/', pathNot: devFile },
      { path: '^(packages/(ui|storefront)|mocks|\\.storybook)/|node_modules/react' },
    ),
    never(
      'mocks-import-api-and-flows',
      'The marketplace knows the contract and the flows, and nothing of the pages.',
      { path: '^mocks/', pathNot: devFile },
      { path: `^(packages/storefront|\\.storybook)/|${ui}(?!flows/)` },
    ),
    never(
      'storefront-ships-no-mocks',
      'Mocks are for stories and tests.',
      { path: '^packages/storefront/src/', pathNot: devFile },
      { path: '^(mocks|\\.storybook)/' },
    ),
    never(
      'no-stories-in-production',
      'No production file knows that stories exist.',
      { pathNot: `${devFile}|^\\.storybook/` },
      { path: '\\.stories\\.tsx$' },
    ),
    never(
      'one-decimal-module',
      'decimal.js has one door: calculate with @galleria/api/money.',
      { pathNot: '^packages/api/src/money/arithmetic\\.ts$' },
      { path: 'node_modules/decimal\\.js' },
    ),
    never(
      'money-is-lazy',
      "Only pages that calculate load the arithmetic: await import('@galleria/api/money'). Its types may be imported.",
      { path: '^packages/', pathNot: `^packages/api/src/money/|${devFile}` },
      { path: '^packages/api/src/money/arithmetic\\.ts$', dynamic: false, dependencyTypesNot: ['type-only'] },
    ),
    never(
      'preview-is-light',
      'Whatever the preview imports re-tests every story. It may know the theme, the toolbar and the clock.',
      { path: '^\\.storybook/(preview\\.tsx|kit/(clock|gates|toolbar|networks)\\.ts)$' },
      { path: '^(packages|mocks)/', pathNot: `${ui}(theme/|i18n/locales\\.ts)|^mocks/(currencies|fixtureNow|network)\\.ts` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What we build, and not the `dist` of a package: its rules look there.
    exclude: { path: '^(packages/(api|ui|storefront)|mocks)/dist/|^storybook-static/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
