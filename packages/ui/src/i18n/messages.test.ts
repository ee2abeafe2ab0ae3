import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { defaultLocale, type Locale, localeCodes } from './locales.ts';
import { loadAllMessages } from './messages.ts';
import { type Texts, textsOf } from './textsOf.ts';

/** Names are names, in each language. */
const names = ['common:shop.name', 'payMethods:name.upi', 'payMethods:name.paypal', 'payMethods:name.wechat'];

/** Words that a language rightly shares with English, next to names. */
const shared: Partial<Record<Locale, readonly string[]>> = {
  es: ['orderList:total'],
  fr: [
    'accountNav:points_one',
    'accountNav:points_other',
    'codes:code',
    'common:header.points',
    'common:pages.page',
    'common:service.email',
    'common:service.message',
    'contactUs:ways.email.title',
    'login:emailMode',
    'orderList:total',
    'shell:footer.contact.title',
    'sums:points',
  ],
};

/** Texts that may be the same as others by chance. Whatever means the same has one key, which both places load. */
const mayMatch: readonly { keys: RegExp; why: string }[] = [
  { keys: /^shell:footer\./, why: 'the footer calls pages by short names of its own, which some have in whole' },
  {
    keys: /^(?:applicationRecord|orderList|points):(?:state|refundStage|refundStatus|status|balance)\./,
    why: 'one text for each state of a thing',
  },
  { keys: /^goodsDetail:tabs\./, why: 'a tab of the goods is no page of the account, whose names it does not load' },
  { keys: /^orderDetail:(?:steps|stage)\./, why: 'one text for each step and stage of an order' },
  { keys: /^(?:orderConfirm:shipping|orderDetail:delivery\.by)\./, why: 'one text for each way of delivery' },
  {
    keys: /^orderDetail:(?:delivery\.person|facts\.(?:number|payType))$/,
    why: 'what pays for an order or follows its parcel loads no texts of its page',
  },
  { keys: /^orderList:confirm\./, why: 'one question and its two answers for each action' },
  { keys: /^contactUs:ways\./, why: 'one name for each way to reach us' },
  { keys: /^info:pages\./, why: 'one name for each page of information, beside the short ones of the main menu' },
  { keys: /^policy\w+:sections\./, why: 'a heading within an article is part of its prose' },
  { keys: /^addresses:card\./, why: 'verbs alone, which a language may come to say otherwise of an address' },
  { keys: /^thirdParty:window\./, why: "the provider's window loads no other texts" },
];

const pluralForm = /_(?:zero|one|two|few|many|other)$/;
const mark = /\{\{\w+\}\}|<(\w+)>[^<>{}]+<\/\1>/g;

test('the English files are those that the compiler knows', async () => {
  const source = await readFile(path.join(import.meta.dirname, 'messages.ts'), 'utf8');
  const typed = [...source.matchAll(/^ {2}(\w+): .*typeof import\('\.\/en\/\1\.json'\)/gm)].map(([, namespace]) => namespace);
  expect(typed, 'List each English file in the interface Messages of packages/ui/src/i18n/messages.ts.').toEqual(
    Object.keys(await loadAllMessages(defaultLocale)).toSorted(),
  );
});

test('the folders are the languages', async () => {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(folders.toSorted(), 'List each language in locales.ts, and give it a folder beside en.').toEqual([...localeCodes].toSorted());
});

describe.each(localeCodes)('the texts of %s', (locale) => {
  let english: Texts;
  let texts: Texts;

  beforeAll(async () => {
    english = await textsOf(defaultLocale);
    texts = await textsOf(locale);
  });

  /** Passes when no text has a problem; otherwise names the file, the key, what is wrong and what to do. */
  function expectNone(keys: Iterable<string>, problemOf: (key: string) => string | false | undefined) {
    const problems = [...keys].flatMap((key) => {
      const problem = problemOf(key);
      return problem ? [`packages/ui/src/i18n/${locale}/${key.replace(':', '.json, key ')}: ${problem}`] : [];
    });
    expect(problems.join('\n')).toBe('');
  }

  test('are there for each English key, in each plural form of the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    const wanted = new Set(
      [...english.keys()].flatMap((key) => (pluralForm.test(key) ? forms.map((form) => key.replace(pluralForm, `_${form}`)) : [key])),
    );
    expectNone(wanted, (key) => !texts.has(key) && `is missing. Add its text; "${english.get(inEnglish(key))}" is the English one.`);
    expectNone(
      texts.keys(),
      (key) =>
        !wanted.has(key) && `is a key that English or the plural forms of the language (${forms.join(', ')}) do not have. Remove it.`,
    );
  });

  test('have the placeholders and tags of English', () => {
    expectNone(texts.keys(), (key) => {
      const [wanted, found] = [english.get(inEnglish(key)), texts.get(key)].map((text) => marksOf(text).join(' ') || 'none');
      return found !== wanted && `has the placeholders and tags ${found}, but English has ${wanted}. Use the English ones.`;
    });
  });

  test('are not empty', () => {
    expectNone(texts.keys(), (key) => !texts.get(key)?.trim() && 'has no text. Write one.');
  });

  if (locale !== defaultLocale) {
    test('are translated', () => {
      const mayBeShared = [...names, ...(shared[locale] ?? [])];
      expectNone(
        texts.keys(),
        (key) =>
          texts.get(key) === english.get(inEnglish(key)) &&
          !mayBeShared.includes(key) &&
          `is still the English text "${texts.get(key)}". Translate it, or add "${key}" to the list "shared" in messages.test.ts.`,
      );
    });
  }

  if (locale === 'fr') {
    test('have a narrow no-break space at ? ! : ; and in « »', () => {
      expectNone(
        texts.keys(),
        (key) => /[^\u202f][?!:;»]|«[^\u202f]/.test(texts.get(key) ?? '') && 'lacks U+202F before ? ! : ; » or after «. Put it there.',
      );
    });
  }

  if (locale === 'es') {
    test('open what ends with ? or !', () => {
      expectNone(
        texts.keys(),
        (key) =>
          /^[^¿]*\?|^[^¡]*!/.test(texts.get(key) ?? '') &&
          'has ? or ! without ¿ or ¡ before it. Put it where the question or exclamation begins.',
      );
    });
  }
});

test('what means the same has one key', async () => {
  const all = await Promise.all(localeCodes.map(textsOf));
  const matches = sameTexts(all).map((keys) => keys.filter((key) => !mayMatch.some((chance) => chance.keys.test(key))));
  const problems = matches.flatMap(([key = '', ...others]) =>
    others.map((other) => `${key} and ${other} are the same in all languages ("${all[0]?.get(key)}"). ${remedy}`),
  );
  expect(problems.join('\n')).toBe('');
});

const remedy = 'Keep one, in a namespace that both places load, or say in "mayMatch" of messages.test.ts why it is chance.';

test('keys whose texts are the same in every language are found, others are not', () => {
  const [english, spanish] = [
    { 'a:x': 'Points', 'b:y': 'Points', 'c:z': 'Points', 'a:n_one': '{{count}} day', 'b:n_one': '{{count}} day' },
    {
      'a:x': 'Puntos',
      'b:y': 'Puntos',
      'c:z': 'Tantos',
      'a:n_one': '{{count}} día',
      'b:n_one': '{{count}} día',
      'a:n_many': '{{count}} de días',
    },
  ].map((texts) => new Map(Object.entries(texts)));
  expect(sameTexts([english, spanish])).toEqual([
    ['a:x', 'b:y'],
    ['a:n_one', 'b:n_one'],
  ]);
});

/** The keys that share their text in each language, in groups of two and more. The first language is the one with all keys. */
function sameTexts(languages: readonly (Texts | undefined)[]): string[][] {
  const keys = [...(languages[0]?.keys() ?? [])];
  // A language with one plural form has its text under another key.
  const textsAt = (key: string) => languages.map((texts) => texts?.get(key) ?? texts?.get(key.replace(pluralForm, '_other')));
  return [...Map.groupBy(keys, (key) => JSON.stringify(textsAt(key))).values()].filter(({ length }) => length > 1);
}

/** The English key of the same text: `items_many` says what `items_other` says. */
function inEnglish(key: string): string {
  return key.endsWith('_one') ? key : key.replace(pluralForm, '_other');
}

/** Placeholders and whole tags in any order, and each bracket that belongs to neither. */
function marksOf(text = ''): string[] {
  const whole = [...text.matchAll(mark)].map(([found, tag]) => (tag ? `<${tag}>…</${tag}>` : found));
  return [...whole, ...(text.replace(mark, '').match(/[<>{}]/g) ?? [])].toSorted();
}
