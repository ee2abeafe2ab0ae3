/** Cities to choose from, in the order of their names; one has an accent. */
export const cities = [
  'Ahmedabad',
  'Bengaluru',
  'Bhopal',
  'Chennai',
  'Delhi',
  'Guwahati',
  'Hyderabad',
  'Jaipur',
  'Kolkata',
  'Lucknow',
  'Mumbai',
  'Pune',
  'Puducherry',
  'São Paulo',
  'Thiruvananthapuram',
].map((label) => ({ value: label.toLowerCase(), label }));

/** As many as a long list may have. */
export const manyOptions = Array.from({ length: 250 }, (_, at) => ({
  value: `${at + 1}`,
  label: `District ${at + 1}`,
  description: `${560_001 + at}`,
}));
