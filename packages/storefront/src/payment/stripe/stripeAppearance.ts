import type { Appearance } from '@stripe/stripe-js';

/** The theme's own colours and letters, as the browser has them now, for fields that stand in frames of Stripe's. */
export function stripeAppearance(root: Element = document.documentElement): Appearance {
  const styles = getComputedStyle(root);
  const read = (role: string) => styles.getPropertyValue(`--galleria-color-${role}`).trim();
  const variables = {
    colorPrimary: read('accent-fill'),
    colorText: read('text'),
    colorBackground: read('surface'),
    colorDanger: read('danger'),
  };
  // A role that the theme does not have is Stripe's to choose.
  const known = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  return { theme: 'stripe', variables: { ...known, borderRadius: '6px', fontSizeBase: '16px' } };
}
