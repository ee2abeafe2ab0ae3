/** The shipped table of dial codes has one country (docs/domain/sign-in.md#fields). */
export const dialCodes = ['+91'] as const;
