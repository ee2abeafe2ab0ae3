import { createInstance, type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { addTexts } from './addTexts.ts';
import { changeLocale, startTexts } from './startTexts.ts';
import { nearestLocale } from './locales.ts';
import { loadMessages, type Namespace } from './messages.ts';
import { TextsProvider } from './TextsProvider.tsx';
import { useTranslation } from './useTranslation.ts';

const told = vi.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => void told.mockClear());

const sentences = () => told.mock.calls.map(([sentence]) => String(sentence));

/** Says a text of `common` and one of the page of points. */
function Part() {
  const { t } = useTranslation(['points', 'common']);
  return <p>{`${t('tabs.label')}|${t('common:shop.name')}`}</p>;
}

async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}

const [label, french] = await Promise.all([labelIn('en'), labelIn('fr')]);

async function labelIn(locale: 'en' | 'fr'): Promise<string> {
  const { tabs } = await loadMessages(locale, 'points');
  return String(Object(tabs).label);
}

/** Loads as the package does, and keeps what was asked for. */
function counted() {
  const asked: string[] = [];
  const load: typeof loadMessages = (locale, namespace) => {
    asked.push(`${locale}/${namespace}`);
    return loadMessages(locale, namespace);
  };
  return { asked, load };
}

const failing: typeof loadMessages = (locale, namespace) =>
  namespace === 'points' ? Promise.reject(new Error('No network.')) : loadMessages(locale, namespace);

describe('startTexts', () => {
  test('loads the texts of a part with the part, and no others', async () => {
    const { asked, load } = counted();
    const texts = await startTexts({ locale: 'en', load });
    expect(asked).toEqual(['en/common']);
    const html = await htmlOf(
      <TextsProvider texts={texts}>
        <Part />
      </TextsProvider>,
    );
    expect(html).toContain(`<p>${label}|Galleria</p>`);
    expect(asked).toEqual(['en/common', 'en/points']);
    expect(told).not.toHaveBeenCalled();
  });

  test('loads the texts of the first page at once where it is told them', async () => {
    const { asked, load } = counted();
    await startTexts({ locale: 'fr', load, namespaces: ['points'] });
    expect(asked).toEqual(['fr/common', 'fr/points']);
  });

  test('refuses a language that is not there by its type, and with one sentence', async () => {
    // @ts-expect-error There is no German.
    await expect(startTexts({ locale: 'de', load: loadMessages })).rejects.toThrow(
      '@galleria/ui has no texts in "de": take one of en, zh-CN, es, fr, th, lo; nearestLocale() finds one for any language tag.',
    );
  });

  test('shows nothing for texts that do not come, never a key, and says once what to do', async () => {
    const texts = await startTexts({ locale: 'en', load: failing });
    const part = (
      <TextsProvider texts={texts}>
        <Part />
      </TextsProvider>
    );
    expect(await htmlOf(part)).toContain('<p>|Galleria</p>');
    await htmlOf(part);
    await vi.waitFor(() =>
      expect(sentences()).toEqual([
        `The texts en/points are not there, "tabs.label" among them: await texts.loadNamespaces('points') before they are shown, and see that load('en', 'points') gives them.`,
      ]),
    );
  });

  test('names the text that a load of the app does not give', async () => {
    const load = async (): Promise<Record<string, unknown>> => ({ tabs: { label: 'Mine' } });
    const texts = await startTexts({ locale: 'en', load });
    const html = await htmlOf(
      <TextsProvider texts={texts}>
        <Part />
      </TextsProvider>,
    );
    expect(html).toContain('<p>Mine|</p>');
    await vi.waitFor(() =>
      expect(sentences()).toEqual([`The texts en/common have no "shop.name": add it to what your load(locale, namespace) gives.`]),
    );
  });

  test('tells whoever asks for it of each missing text instead', async () => {
    const missing: string[] = [];
    const texts = await startTexts({ locale: 'en', load: failing, onMissing: (key) => missing.push(key) });
    expect(texts.t('common:shop.name')).toBe('Galleria');
    // @ts-expect-error There is no such text.
    expect(texts.t('common:shop.motto')).toBe('');
    expect(missing).toEqual(['common:shop.motto']);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('changeLocale', () => {
  test('has what is shown in the new language before it is', async () => {
    const texts = await startTexts({ locale: 'en', load: loadMessages, namespaces: ['points'] });
    await changeLocale(texts, 'fr');
    expect(texts.t('points:tabs.label')).toBe(french);
  });

  test('stays in its language when the texts do not come, and says so', async () => {
    const online = { fr: false };
    const load: typeof loadMessages = (locale, namespace) =>
      locale === 'fr' && !online.fr ? Promise.reject(new Error('No network.')) : loadMessages(locale, namespace);
    const texts = await startTexts({ locale: 'en', load, namespaces: ['points'] });
    await expect(changeLocale(texts, 'fr')).rejects.toThrow('The texts "common", "points" in fr did not come.');
    expect(texts.t('points:tabs.label')).toBe(label);
    online.fr = true;
    await changeLocale(texts, 'fr');
    expect(texts.t('points:tabs.label')).toBe(french);
  });

  test('refuses a language that is not there', async () => {
    const texts = await startTexts({ locale: 'en', load: loadMessages });
    // @ts-expect-error The code is zh-CN.
    await expect(changeLocale(texts, 'zh')).rejects.toThrow('@galleria/ui has no texts in "zh"');
  });
});

describe('addTexts', () => {
  /** An app with settings of its own, and namespaces with the names of ours. */
  async function appIn(lng: string): Promise<i18n> {
    const app = createInstance();
    const resources = { common: { 'shop.name': 'My shop' }, points: { 'tabs.label': 'Dots' } };
    await app.init({ lng, keySeparator: false, nsSeparator: false, interpolation: { prefix: '<' }, resources: { [lng]: resources } });
    return app;
  }

  test('leaves the app its names and settings, and has its own', async () => {
    const app = await appIn('en-GB');
    await addTexts(app);
    const html = await htmlOf(
      <I18nextProvider i18n={app}>
        <Part />
      </I18nextProvider>,
    );
    expect(html).toContain(`<p>${label}|Galleria</p>`);
    expect([app.t('shop.name', { ns: 'common' }), app.t('tabs.label', { ns: 'points' })]).toEqual(['My shop', 'Dots']);
    expect(app.getDataByLanguage('en')).toBeUndefined();
    expect(told).not.toHaveBeenCalled();
  });

  test('follows the language of the app', async () => {
    const app = await appIn('en');
    const texts = await addTexts(app);
    await texts.loadNamespaces('points');
    await app.changeLanguage('fr-CA');
    await vi.waitFor(() => expect(texts.language).toBe('fr'));
    expect(texts.t('points:tabs.label')).toBe(french);
    expect(await addTexts(app)).toBe(texts);
  });

  test('shows English for a language that is not there, and says so', async () => {
    const app = await appIn('de');
    expect((await addTexts(app)).language).toBe('en');
    await vi.waitFor(() =>
      expect(sentences()).toEqual(['@galleria/ui has no texts in "de" and shows English: it has en, zh-CN, es, fr, th, lo.']),
    );
  });

  test('says so when the texts of a new language do not come, and keeps those it has', async () => {
    const app = await appIn('en');
    const load = async (locale: string, namespace: Namespace) => {
      if (locale === 'fr') throw new Error('No network.');
      return loadMessages('en', namespace);
    };
    const texts = await addTexts(app, load);
    await app.changeLanguage('fr');
    await vi.waitFor(() => expect(sentences()).toEqual(['The texts "common" in fr did not come.']));
    expect(texts.language).toBe('en');
  });

  test('wants an i18next that has started', async () => {
    await expect(addTexts(createInstance())).rejects.toThrow('await i18next.init({ … }) first');
  });
});

describe('an app that forgot the texts', () => {
  afterEach(() => vi.resetModules());

  test('shows nothing, and reads which two calls to make', async () => {
    const { useTranslation: use } = await fresh();
    const Fresh = partOf(use);
    expect(await htmlOf(<Fresh />)).toContain('<p>|</p>');
    await htmlOf(<Fresh />);
    await vi.waitFor(() =>
      expect(sentences()).toEqual([
        'There are no texts of @galleria/ui, so its parts show none: await startTexts({ locale, load: loadMessages }) and put <TextsProvider texts={texts}> round the app, all of @galleria/ui/i18n.',
      ]),
    );
  });

  test('is told of addTexts when it has an i18next of its own', async () => {
    const { useTranslation: use } = await fresh();
    const Fresh = partOf(use);
    const app = createInstance();
    await app.init({ lng: 'en', resources: { en: { points: { tabs: { label: 'Dots' } } } } });
    const html = await htmlOf(
      <I18nextProvider i18n={app}>
        <Fresh />
      </I18nextProvider>,
    );
    expect(html).toContain('<p>|</p>');
    await vi.waitFor(() =>
      expect(sentences()).toEqual([
        'The i18next of this app has no texts of @galleria/ui, so its parts show none: await addTexts(i18next) of @galleria/ui/i18n before the first render.',
      ]),
    );
  });

  const fresh = () => {
    vi.resetModules();
    return import('./useTranslation.ts');
  };

  /** The part over a library that has told nobody anything yet. */
  const partOf = (use: typeof useTranslation) =>
    function Fresh() {
      const { t } = use(['points', 'common']);
      return <p>{`${t('tabs.label')}|${t('common:shop.name')}`}</p>;
    };
});

test.each([
  ['en-US', 'en'],
  ['fr_CA', 'fr'],
  ['zh', 'zh-CN'],
  ['zh-Hans-CN', 'zh-CN'],
  ['lao', 'lo'],
  ['TH', 'th'],
  ['de', undefined],
  [undefined, undefined],
])('the language for %s is %s', (tag, locale) => {
  expect(nearestLocale(tag)).toBe(locale);
});
