import type { ApiError } from '@galleria/api';
import type { FaultName } from './faults.ts';

/** How the client's call ends, for the tests of both sides. `answer`: with the right answer. `data`: however its decoder judges the `data` that came. */
export type FaultOutcome = ApiError['kind'] | 'answer' | 'data';

export const faultOutcomes: Readonly<Record<FaultName, FaultOutcome>> = {
  dropped: 'transport',
  reset: 'transport',
  hang: 'timeout',
  stall: 'timeout',
  endless: 'contract',
  slow: 'answer',
  late: 'timeout',
  truncated: 'contract',
  twice: 'contract',
  empty: 'contract',
  noContent: 'transport',
  htmlPage: 'contract',
  htmlAsText: 'contract',
  htmlBadGateway: 'transport',
  jsonAsHtml: 'answer',
  code400: 'invalid',
  code401: 'unauthorized',
  code410000: 'unauthorized',
  code410001: 'unauthorized',
  code410002: 'unauthorized',
  code403: 'forbidden',
  code404: 'notFound',
  code500: 'business',
  code999: 'unknown',
  codeMissing: 'contract',
  codeText: 'contract',
  codeFraction: 'contract',
  dataNull: 'data',
  dataMissing: 'data',
  dataWrong: 'data',
  http401: 'unauthorized',
  http403: 'transport',
  http404: 'transport',
  http408: 'transport',
  http413: 'transport',
  http429: 'transport',
  http500: 'transport',
  http503: 'transport',
};

/** Faults that may be over when a GET is retried, and the pauses before that: those the server asks for, or the client's own. */
export const passingFaults: Readonly<Partial<Record<FaultName, number[] | 'own'>>> = {
  dropped: 'own',
  reset: 'own',
  hang: 'own',
  stall: 'own',
  late: 'own',
  htmlBadGateway: 'own',
  http429: [2000, 2000],
  http500: 'own',
  http503: [3000, 3000],
};
