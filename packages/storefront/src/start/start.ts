import { browserCookies, readToken } from '@galleria/api';
import { readMeta } from '../settings.ts';
import { startFirstCalls } from './firstCalls.ts';
import { watchStart } from './watchStart.ts';

// The first script of every document, built by itself (documents.ts): it makes the calls that the document names, and sees to it that
// the shop's own script comes.
// It is small: whether the settings are right is for the shop to say, which takes no answer of a call that it would not make.
const base = readMeta('api').replace(/\/+$/, '');
const calls = readMeta('first-calls').split(' ').filter(Boolean);
startFirstCalls(
  calls.map((path) => base + path),
  readToken(browserCookies()),
  readMeta('token-header') === 'bearer' ? 'bearer' : 'bare',
  document.documentElement.lang,
);
watchStart();
