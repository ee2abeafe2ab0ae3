/** An HTTP-like status, or that the page belongs to an older version of the shop. */
export type ErrorStatus = number | 'newVersion';

/** Which page a status gets: 404, 500 and 401 have their own, any other shares one (docs/domain/errors.md#error-pages). */
export function errorPageOf(status: ErrorStatus) {
  switch (status) {
    case 404:
      return 'notFound';
    case 500:
      return 'serverError';
    case 401:
      return 'signIn';
    case 'newVersion':
      return 'newVersion';
    default:
      return 'other';
  }
}
