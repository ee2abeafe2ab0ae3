import { browserCookies, readToken } from '@galleria/api';
import { readMeta } from '../settings.ts';
import { askForFiles } from './askForFiles.ts';
import { callsAt } from './callsAt.ts';
import { startFirstCalls } from './firstCalls.ts';
import { readNumberTables } from './readNumberTables.ts';
import { watchStart } from './watchStart.ts';

// The first script of every document, built by itself (documents.ts): it makes the calls that the document names, asks
// for the code and texts of its page, and sees to it that the shop's own script comes.
// It is small: whether the settings are right is for the shop to say, which takes no answer of a call that it would not make.
const base = readMeta('api').replace(/\/+$/, '');
const words = (text: string | null) => text?.split(' ').filter(Boolean) ?? [];
const token = readToken(browserCookies());
/** The calls of the first address that is the page's own. */
const byAddress = (name: string) => {
  const named = [...document.querySelectorAll(`meta[name="galleria:${name}"]`)].map((meta) => {
    const [at = '', ...calls] = words(meta.getAttribute('content'));
    return callsAt([at, ...calls], location.pathname, location.search);
  });
  return named.find(({ length }) => length > 0) ?? [];
};
// What is private is asked for with a session only.
const kinds = token === undefined ? [''] : ['', 'private-'];
startFirstCalls(
  kinds.flatMap((kind) => [...words(readMeta(`${kind}first-calls`)), ...byAddress(`${kind}calls-at`)]).map((path) => base + path),
  token,
  readMeta('token-header') === 'bearer' ? 'bearer' : 'bare',
  document.documentElement.lang,
);
askForFiles(words(readMeta('first-files')));
watchStart();
readNumberTables(document.documentElement.lang);
