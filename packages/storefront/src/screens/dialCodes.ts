/** The shipped table of dial codes has one country (product.md §2). */
export const dialCodes = ['+91'] as const;
