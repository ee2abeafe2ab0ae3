/** The policies of the shop, by the last step of their address (docs/domain/site.md#footer). */
export const policyNames = ['order', 'privacy', 'refund', 'return', 'shipping', 'terms'] as const;
export type PolicyName = (typeof policyNames)[number];

/** The pages that tell about the shop, which lead to each other. */
export const infoPages = ['about', 'delivery', 'contact', ...policyNames] as const;
export type InfoPage = (typeof infoPages)[number];

/** Where each of them is. */
export type InfoLinks = Readonly<Record<InfoPage, string>>;
