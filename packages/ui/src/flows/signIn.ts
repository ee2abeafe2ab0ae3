/** The two ways in by password that the panel offers side by side, by the mode numbers of product.md §2. */
export const signInModes = { phonePassword: 1, emailPassword: 2 } as const;
export type SignInMode = keyof typeof signInModes;

/** The mode of a number from the address bar; phone and password when it names none. */
export function signInModeOf(text: string | null): SignInMode {
  return text === String(signInModes.emailPassword) ? 'emailPassword' : 'phonePassword';
}
