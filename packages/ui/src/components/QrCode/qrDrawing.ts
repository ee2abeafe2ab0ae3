import { encodeQR } from 'qr';

/** Modules of light around the code: scanners need four (ISO/IEC 18004). */
export const quietZone = 4;

/** What is drawn: an edge in modules, quiet zone included, and the dark modules as one SVG path. */
export interface QrDrawing {
  edge: number;
  path: string;
}

/**
 * The drawing of a text, or nothing when it does not fit: into any code (about 2950 bytes), or into one whose modules
 * are two pixels wide at `pixels`, since a camera cannot tell finer ones apart.
 * A text that is too long with 15 % of error correction is tried with 7 %.
 */
export function qrDrawing(text: string, pixels: number): QrDrawing | undefined {
  for (const ecc of ['medium', 'low'] as const) {
    const rows = encode(text, ecc);
    if (rows && pixels / rows.length >= 2) return { edge: rows.length, path: rows.map(pathOfRow).join('') };
  }
  return undefined;
}

function encode(text: string, ecc: 'medium' | 'low'): boolean[][] | undefined {
  if (!text) return undefined;
  try {
    return encodeQR(text, 'raw', { ecc, border: quietZone });
  } catch {
    return undefined;
  }
}

/** One rectangle for each run of dark modules. */
function pathOfRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const run = x - start + 1;
    path += `M${start} ${y}h${run}v1h-${run}z`;
  }
  return path;
}
