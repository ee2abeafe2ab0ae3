/**
 * The third parties that a shopper can sign in with, as far as the operator switched them on
 * (docs/domain/sign-in.md#third-parties), in the order of their buttons.
 */
export const thirdParties = ['facebook', 'google', 'twitter'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** Names of brands, which no language translates. */
export const thirdPartyNames: Readonly<Record<ThirdParty, string>> = { facebook: 'Facebook', google: 'Google', twitter: 'X' };
