/** A font that machines have, set as wide as Inter at sizes of text, so that lines break where they will break when Inter has come. */
interface FallbackFace {
  /** Its own family, as of what is not there the next in the list of families is asked. */
  fontFamily: string;
  /** Names of the same widths. */
  local: readonly string[];
  fontWeight: string;
  sizeAdjust: string;
}

const arial = 'Arial as Inter';
/** Of Android, which has no Arial. */
const roboto = 'Roboto as Inter';

/** How wide they are is measured in fallbackFaces.browser.test.ts. */
export const fallbackFaces: readonly FallbackFace[] = [
  { fontFamily: arial, local: ['Arial', 'Liberation Sans', 'Arimo'], fontWeight: '100 400', sizeAdjust: '106.5%' },
  { fontFamily: arial, local: ['Arial', 'Liberation Sans', 'Arimo'], fontWeight: '500', sizeAdjust: '108%' },
  { fontFamily: arial, local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'], fontWeight: '600 900', sizeAdjust: '101%' },
  { fontFamily: roboto, local: ['Roboto'], fontWeight: '100 400', sizeAdjust: '107%' },
  { fontFamily: roboto, local: ['Roboto'], fontWeight: '500', sizeAdjust: '108.5%' },
  { fontFamily: roboto, local: ['Roboto Bold'], fontWeight: '600 900', sizeAdjust: '108%' },
];

/** As `font-family` has them. */
export const fallbackFamilies = `"${arial}", "${roboto}"`;
