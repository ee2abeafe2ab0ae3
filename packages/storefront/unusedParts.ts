import type { Plugin } from 'vite';

/** What is found, and what stands there instead. */
type Edit = readonly [found: string | RegExp, instead: string];

interface Parts {
  id: RegExp;
  edits: readonly Edit[];
}

/** Methods, as a class has them, that nobody calls: no bundler can know. */
const uncalled = (...names: string[]) => names.map((name): Edit => [new RegExp(`^  ${name}\\([^]*?\\) \\{$`, 'm'), '$& return;']);

/** What nobody sets is read as what it is without. */
const unset = (owner: string, ...names: string[]) =>
  names.map((name): Edit => [new RegExp(`\\b${owner}\\??\\.${name}\\b(?! = )`, 'g'), 'false']);

/*
 * Parts of libraries that the shop never uses and that no bundler can see to be unused. Each edit takes a way that the
 * shop cannot take, so that what lies behind it goes; the rest is as its authors wrote it.
 */
const libraries: readonly Parts[] = [
  {
    // The shop is drawn in the browser alone and into one element: it takes over no page of a server, head.ts writes the
    // head, forms are sent by their handlers, and nothing is shown in an order or kept hidden by React.
    id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    edits: [
      // Taking over what a server has drawn.
      [/\bisHydrating\b(?!\$| =|\n\) \{)/g, 'false'],
      [/^ {2}name,\n {2}isHydrating\n\) \{/m, '  name\n) { const isHydrating = false;'],
      [/\b[\w$.]+\.isDehydrated\b(?! =)/g, 'false'],
      [/\b[\w$]+\.dehydrated\b(?! =)/g, 'null'],
      [/^exports\.hydrateRoot = function.*$/m, '$& return;'],
      [/^ReactDOMHydrationRoot\.prototype\.unstable_scheduleHydration = .*$/m, 'const neverScheduled = function () { return;'],
      [/ReactDOMHydrationRoot\.prototype\.\w+ = /g, ''],
      // Kinds of nodes: dehydrated (18), SuspenseList (19), <title> and its like (26), <html> and its like (27), Activity (31).
      [
        /isHostHoistableType\(\s*type,\s*pendingProps,\s*contextStackCursor\.current\s*\)\s*\? 26\s*: "html" === type \|\| "head" === type \|\| "body" === type\s*\? 27\s*: 5/,
        '5',
      ],
      [/(?<!\{\n)^ *case (?:18|19|26|27|31):\n/gm, ''],
      [/\b(?:18|19|26|27|31) === [\w$.]+/g, 'false'],
      [/\b(?:18|19|26|27|31) !== [\w$.]+/g, 'true'],
      [/^ {6}case REACT_(?:ACTIVITY|SUSPENSE_LIST)_TYPE:\n {8}return \([^]*?\n {8}\);\n/gm, ''],
      // Asking for files ahead: of what react-dom offers beside its roots, only flushSync is called.
      [/ReactDOMSharedInternals\.d = \{[^}]*\};/, 'ReactDOMSharedInternals.d = { f: flushSyncWork };'],
      ['ReactDOMSharedInternals.findDOMNode =', 'const findNoNode ='],
      // Actions of forms, and hooks that nobody calls.
      [/^ {6}extractEvents\$1\($/m, '      false && extractEvents$1('],
      [/^ *use(?:FormState|ActionState|HostTransitionStatus|MemoCache|CacheRefresh): \w+,?\n/gm, ''],
      [/^ +(?:useOptimistic|useCacheRefresh): function .*\{$/gm, '$& return;'],
      // No tool for developers looks on.
      ['if ("undefined" !== typeof __REACT_DEVTOOLS_GLOBAL_HOOK__) {', 'if (false) {'],
      [/\binjectedHook\b(?!\$| =)/g, 'null'],
    ],
  },
  {
    // Link, NavLink and Form draw a framework mode in; a call at the top of a file counts as having an effect.
    // The options of a data router are never given by <Routes>.
    id: /\/react-router\/dist\/development\/chunk-.*\.mjs$/,
    edits: [
      [/\b(React\d*\.forwardRef\()/g, '/* @__PURE__ */ $1'],
      [/^\w+\.(displayName|contextType) = .+;$/gm, ''],
      [
        'function useRoutesImpl(routes, locationArg, dataRouterOpts) {',
        'function useRoutesImpl(routes, locationArg) { const dataRouterOpts = void 0;',
      ],
      [
        'function _renderMatches(matches, parentMatches = [], dataRouterOpts) {',
        'function _renderMatches(matches, parentMatches = []) { const dataRouterOpts = void 0;',
      ],
      ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
      [/let dataRouterContext = React2\.useContext\(DataRouterContext\);/g, 'let dataRouterContext = null;'],
    ],
  },
  {
    // No text formats inside its braces, none asks for another text, keys are strings, all six languages run from the left.
    id: /\/i18next\/dist\/esm\/i18next\.js$/,
    edits: [
      ['formatter = Formatter;', 'formatter = void 0;'],
      ['  nest(str, fc, options = {}) {', '  nest(str, fc, options = {}) { return str;'],
      ['function keysFromSelector(selector, opts) {', 'function keysFromSelector(selector, opts) { return "";'],
      ['  cloneInstance(options = {}, callback = noop) {', '  cloneInstance(options = {}, callback = noop) { return this;'],
      ['  dir(lng) {', '  dir(lng) { return "ltr";'],
      // A language is one of the six, as app/i18n.ts names it: it falls back to no other, and its code is in order.
      ['  toResolveHierarchy(code, fallbackCode) {', '  toResolveHierarchy(code) { return code ? [code] : [];'],
      ['  getBestMatchFromCodes(codes) {', '  getBestMatchFromCodes(codes) { return codes?.[0];'],
      ['  getFallbackCodes(fallbacks, code) {', '  getFallbackCodes() { return [];'],
      ['  isSupportedCode(code) {', '  isSupportedCode() { return true;'],
      ['const isRefusedLanguageCode = (i18n, code) => {', 'const isRefusedLanguageCode = () => { return false;'],
      ['const configuredLanguageCodes = options => {', 'const configuredLanguageCodes = () => { return [];'],
      // A key is a path of names, never a sentence; no file of texts has names with dots in them.
      ['const looksLikeObjectPath = (key, nsSeparator, keySeparator) => {', 'const looksLikeObjectPath = () => { return true;'],
      ['const looksLikeObjectPathRegExpCache = new', 'const looksLikeObjectPathRegExpCache = /* @__PURE__ */ new'],
      ['if (result != null || !ignoreJSONStructure || !isString(key)) return result;', 'return result;'],
      ['if (path == null && ignoreJSONStructure && isString(key)) {', 'if (false) {'],
      // What `startI18n` in app/i18n.ts leaves as it is: it is the one place where options are set and parts put in.
      ...unset(
        'this\\.options',
        'appendNamespaceToCIMode',
        'appendNamespaceToMissingKey',
        'fallbackLng',
        'fallbackNS',
        'isClone',
        'joinArrays',
        'missingKeyNoValueFallbackToKey',
        'parseMissingKeyHandler',
        'partialBundledLanguages',
        'postProcess',
        'postProcessPassResolved',
        'preload',
        'resources',
        'returnDetails',
        'returnObjects',
        'returnedObjectHandler',
        'saveMissing',
        'updateMissing',
        'userDefinedKeySeparator',
        'userDefinedNsSeparator',
      ),
      ...unset('this\\.options\\.interpolation', 'defaultVariables'),
      ...unset('this\\.modules', 'formatter', 'i18nFormat', 'languageDetector', 'logger'),
      ...unset('(?:s|this\\.services)', 'languageDetector'),
      ...unset('this', 'i18nFormat', 'escapeValue', 'alwaysFormat'),
      // Nobody hears what it tells a developer.
      [/^const assertSeparateArguments = .*$/m, '$& return;'],
      ['  create(moduleName) {', '  create() { return this;'],
      ['  forward(args, lvl, prefix, debugOnly) {', '  forward() { return null;'],
      ...uncalled('output', 'clone'),
      ...uncalled('addResource', 'addResources', 'removeResourceBundle', 'removeNamespaces', 'getResourceBundle', 'toJSON'),
      ...uncalled('exists', 'setDefaultNamespace', 'hydrate', 'loadLanguages', 'saveMissing', 'getSuffixes', 'getPluralFormsOfKey'),
      ...uncalled('clearCache', 'getScriptPartFromCode', 'formatLanguageCode', 'formatUncached'),
    ],
  },
  {
    // Only its <Trans> reads this, which the shop does without: a text has no markup.
    id: /\/react-i18next\/dist\/es\/defaults\.js$/,
    edits: [['  unescape,', '']],
  },
  {
    // The same of the hooks.
    id: /\/react-i18next\/dist\/es\/utils\.js$/,
    edits: [['export const warnOnce = (i18n, code, msg, rest) => {', 'export const warnOnce = () => { return;']],
  },
  {
    // What SwrProvider.tsx and useResource.ts leave as it is: they are the only ones that set anything.
    id: /\/swr\/dist\/use-swr-.*\.mjs$/,
    edits: [
      [
        /(revalidateIfStale), refreshInterval, .*(\} = config;)$/m,
        '$1 $2 const refreshInterval = 0, refreshWhenHidden = false, refreshWhenOffline = false, keepPreviousData = false, strictServerPrefetchWarning = false;',
      ],
      ['compare, suspense, fallbackData, ', 'compare, '],
      [/const fallback = isUndefined\(fallbackData\).*;$/m, 'const suspense = false, fallback = UNDEFINED;'],
    ],
  },
  {
    // No answer is asked for before a hook asks, and no tool for developers looks on.
    id: /\/swr\/dist\/_internal\/index\.mjs$/,
    edits: [
      ['const BUILT_IN_MIDDLEWARE = use.concat(middleware);', 'const BUILT_IN_MIDDLEWARE = [];'],
      ['const enableDevtools = isWindowDefined && window.__SWR_DEVTOOLS_USE__;', 'const enableDevtools = false;'],
    ],
  },
];

/** Leaves them out of the build. An edit that finds nothing stops it: after an update somebody must look. */
export function unusedParts(): Plugin {
  const seen = new Set<Parts>();
  const done = new Set<Parts['edits'][number]>();
  return {
    name: 'galleria:unused-parts',
    apply: 'build',
    transform: {
      filter: { id: libraries.map(({ id }) => id) },
      handler(code, id) {
        const library = libraries.find((one) => one.id.test(id));
        if (!library) return undefined;
        seen.add(library);
        return library.edits.reduce((text, edit) => {
          const next = text.replace(...edit);
          if (next !== text) done.add(edit);
          return next;
        }, code);
      },
    },
    buildEnd() {
      const lost = [...seen].flatMap(({ edits }) => edits.filter((edit) => !done.has(edit)));
      if (lost.length > 0)
        this.error(`unusedParts.ts finds these no more, after an update perhaps: ${lost.map(([found]) => found).join(' · ')}`);
    },
  };
}
