import { browserCookies, createSession } from '@galleria/api';
import { readSettings } from '../settings.ts';
import { startFirstCalls } from './firstCalls.ts';

// The first script of every document, built by itself (documents.ts): it makes the calls that the document names.
const calls = document.querySelector('meta[name="galleria:first-calls"]')?.getAttribute('content')?.split(' ') ?? [];
const { base = '', tokenHeader = 'bare' } = readSettings();
startFirstCalls(
  calls.map((path) => base + path),
  createSession(browserCookies()).token(),
  tokenHeader,
);
