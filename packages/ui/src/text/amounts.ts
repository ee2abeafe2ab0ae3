/** Whether an amount of decimal text is none, as that of free delivery. */
export const isNothing = (amount: string): boolean => /^0+(\.0*)?$/.test(amount);
