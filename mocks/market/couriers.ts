/** Courier companies of the marketplace; none of them exists. */
export const couriers = [
  { name: 'Swiftline Express', code: 'swiftline', phone: '18002000101' },
  { name: 'Blue Kite Logistics', code: 'bluekite', phone: '18002000202' },
  { name: 'Monsoon Parcel', code: 'monsoon', phone: '18002000303' },
] as const;
