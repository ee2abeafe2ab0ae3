/** Who may import whom (docs/architecture.md#who-may-import-whom). Each rule says what to do instead. */
const ui = '^packages/ui/src/';
const devFile = '\\.(stories|test)\\.(ts|tsx)$';

/** A rule: files of `from` may not import files of `to`. */
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    never('no-cycle', 'Two files need each other. Move what both need into a third.', {}, { circular: true }),
    never(
      'theme-stands-alone',
      'theme is at the bottom: it imports nothing of ours (the list of languages apart).',
      { path: `${ui}theme/` },
      { path: `^(packages|mocks|\\.storybook)/`, pathNot: `${ui}(theme/|i18n/locales\\.ts)` },
    ),
    never(
      'components-import-theme',
      'A component knows theme and other components alone. Give it texts and data as props.',
      { path: `${ui}components/`, pathNot: devFile },
      { path: '^(packages|mocks|\\.storybook)/', pathNot: `${ui}(theme|components|text)/` },
    ),
    never(
      'patterns-import-components',
      'A pattern knows theme, components, other patterns, forms, flows and the shapes of states alone.',
      { path: `${ui}patterns/`, pathNot: devFile },
      { path: '^(packages|mocks|\\.storybook)/', pathNot: `${ui}(theme|components|patterns|forms|flows|state|text)/` },
    ),
    never(
      'forms-draw-nothing',
      'forms are rules and one hook: they know the shapes of states and how texts are measured, and no component.',
      { path: `${ui}forms/`, pathNot: devFile },
      {
        path: '^(packages|mocks|\\.storybook)/',
        pathNot: `${ui}((forms|state|text)/|components/PasswordField/passwordParts\\.ts)`,
        dependencyTypesNot: ['type-only'],
      },
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
      { path: '^(packages|mocks)/', pathNot: `${ui}(theme/|i18n/locales\\.ts)|^mocks/(fixtureNow|network)\\.ts` },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
