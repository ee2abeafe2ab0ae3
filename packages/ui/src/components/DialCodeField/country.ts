/** A country as the operator's table has it. */
export interface Country {
  /** Two letters of ISO 3166. */
  code: string;
  /** In the page's language. */
  name: string;
  /** Without a plus sign. */
  dialCode: string;
  /** How its phone numbers are written, such as "..... .....". */
  phoneFormat?: string | undefined;
  /** In its own language, if it is written otherwise. */
  nativeName?: string | undefined;
  /** Address of a picture of its flag, 4 to 3. Without one its two letters are drawn: the flags of emoji fonts are missing on Windows. */
  flag?: string | undefined;
}

/** The country that is shown: the chosen one, or the first when the table does not know it. */
export function countryOf(countries: readonly Country[], code: string): Country | undefined {
  return countries.find((country) => country.code === code) ?? countries[0];
}
