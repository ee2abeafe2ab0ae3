/** Sent by a page when something in its address changes: the names of parameters with their values, null for none. */
export const addressChanged = 'galleria/address-changed';
