import { type PhotoKind, photoKinds } from './names.ts';
import { image, svg } from './svg.ts';

/** What people send pictures of: a document, a receipt, a parcel, goods from near, themselves. By day and by night alike, as photographs are. */
const desk = (colour: string, edge: string) =>
  `<linearGradient id="d" x2="1" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${edge}"/></linearGradient><path fill="url(#d)" d="M0 0h480v640H0z"/>`;

/** Grey lines of writing, from left to right edge. */
const lines = (x: number, y: number, step: number, ...widths: number[]) =>
  `<g fill="#B9B5AE">${widths.map((width, at) => `<rect x="${x}" y="${y + at * step}" width="${width}" height="7" rx="3.5"/>`).join('')}</g>`;

const drawn: Record<PhotoKind, () => string> = {
  document: () =>
    desk('#E4E1DC', '#D3CFC8') +
    '<path d="M74 62h340v540H74z" opacity=".14"/><path fill="#FDFCFA" d="M66 52h340v540H66z"/><path fill="none" stroke="#D8CDB8" stroke-width="2" d="M82 68h308v508H82z"/>' +
    '<path fill="#8A7A5C" d="M216 128v-20a20 20 0 0 1 40 0v20Z"/><rect x="142" y="150" width="188" height="14" rx="7" fill="#4A4640"/><rect x="182" y="176" width="108" height="8" rx="4" fill="#A09A90"/>' +
    lines(110, 226, 24, 252, 232, 252, 196) +
    lines(110, 340, 24, 120, 120, 120) +
    lines(254, 340, 24, 108, 86, 96) +
    '<path fill="none" stroke="#3E4A63" stroke-width="3.5" stroke-linecap="round" d="M112 500c14-26 24-30 26-12s10 16 20-4 14-10 12 4 16 6 26-4 18-2 24 2"/><rect x="110" y="520" width="130" height="2" fill="#8F8A82"/>' +
    '<circle cx="320" cy="492" r="42" fill="#A63A2B" opacity=".86"/><circle cx="320" cy="492" r="32" fill="none" stroke="#F6E6DE" stroke-width="2"/><path fill="#F6E6DE" d="M304 510v-22a16 16 0 0 1 32 0v22Z"/>',
  receipt: () =>
    desk('#D9CDBD', '#C9BBA8') +
    '<g transform="rotate(-3 240 320)"><path d="M134 56h232v520H134z" opacity=".16"/><path fill="#FFFEFC" d="M126 46h232v520l-19-12-19 12-19-12-20 12-19-12-19 12-20-12-19 12-19-12-20 12-19-12-20 12Z"/>' +
    '<rect x="192" y="82" width="100" height="14" rx="7" fill="#4A4640"/><rect x="208" y="108" width="68" height="7" rx="3.5" fill="#B9B5AE"/>' +
    lines(152, 160, 30, 92, 108, 74, 98) +
    lines(296, 160, 30, 36, 36, 36, 36) +
    '<path stroke="#CFCAC2" stroke-width="2" stroke-dasharray="5 5" d="M152 290h180"/><rect x="152" y="312" width="60" height="12" rx="6" fill="#4A4640"/><rect x="276" y="312" width="56" height="12" rx="6" fill="#4A4640"/>' +
    `${lines(152, 356, 22, 140, 108)}<path fill="#33312E" d="M156 440h4v60h-4zM164 440h8v60h-8zM176 440h3v60h-3zM184 440h6v60h-6zM196 440h3v60h-3zM203 440h9v60h-9zM217 440h4v60h-4zM226 440h3v60h-3zM234 440h8v60h-8zM247 440h4v60h-4zM256 440h3v60h-3zM264 440h9v60h-9zM278 440h3v60h-3zM286 440h6v60h-6zM297 440h3v60h-3zM305 440h8v60h-8zM318 440h4v60h-4zM327 440h3v60h-3z"/></g>`,
  parcel: () =>
    desk('#DAD9D6', '#C4C2BD') +
    '<path fill="#B9B6B0" d="M0 430h480v210H0z"/><ellipse cx="246" cy="500" rx="200" ry="26" opacity=".18"/>' +
    '<path fill="#C79B67" d="M70 262l170 46v196L70 446Z"/><path fill="#B48450" d="M410 262l-170 46v196l170-58Z"/><path fill="#DDB683" d="M240 214l170 48-170 46-170-46Z"/><path fill="#EBD9B8" d="M148 240l170 47v40l-20 6v-41L129 245Z" opacity=".9"/>' +
    '<path fill="#FBFAF7" d="M276 366l104-34v66l-104 36Z"/><path fill="#8F8A82" d="M286 376l52-17v6l-52 17zM286 392l40-13v6l-40 13z"/><path fill="#33312E" d="M350 370l20-7v22l-20 7Z"/>' +
    '<path fill="#7A5630" d="M70 410l34 9-6 14 24 8-10 18-42-13Z" opacity=".55"/><path fill="none" stroke="#8A6238" stroke-width="3" d="M74 402l34 12-8 14 28 12"/>',
  detail: () =>
    `${desk('#F1EEE9', '#E0DBD3')}<filter id="s"><feColorMatrix type="saturate" values=".7"/></filter><ellipse cx="236" cy="590" rx="250" ry="26" opacity=".14"/><g filter="url(#s)">${image('handbag', -12, -66, 760)}</g>`,
  portrait: () =>
    '<linearGradient id="d" x2="0" y2="1"><stop stop-color="#DCE3E6"/><stop offset="1" stop-color="#C3CCD1"/></linearGradient><path fill="url(#d)" d="M0 0h480v640H0z"/>' +
    '<path fill="#2A1D1C" d="M132 420c-26-150 8-262 110-262s136 112 110 262c6 44-34 60-60 44H192c-26 16-66 0-60-44Z"/><path fill="#C4573F" d="M40 640c4-104 56-150 138-160h128c82 10 130 56 134 160Z"/><path fill="#C98F6B" d="M196 400h92v86a46 46 0 0 1-92 0Z"/><path d="M196 424c28 24 64 24 92 0v26c-28 24-64 24-92 0Z" opacity=".14"/>' +
    '<path fill="#D49B76" d="M242 180c-70 0-104 50-104 130 0 88 44 146 104 146s104-58 104-146c0-80-34-130-104-130Z"/><path fill="#2A1D1C" d="M134 326c0-96 46-150 110-150s108 54 106 150c-50-12-88-38-112-76-24 38-56 64-102 76Z"/>' +
    '<g fill="#2A1D1C"><ellipse cx="192" cy="330" rx="11" ry="12"/><ellipse cx="292" cy="330" rx="11" ry="12"/></g><path fill="none" stroke="#A8604A" stroke-width="8" stroke-linecap="round" d="M212 404c20 14 42 14 62 0"/><path fill="none" stroke="#B57B58" stroke-width="6" stroke-linecap="round" d="M242 338c-4 18-8 26 4 32"/>',
};

/** A picture as somebody would send it, upright. */
export function photo(name: string): string | undefined {
  const kind = photoKinds.find((one) => one === name);
  return kind && svg(480, 640, drawn[kind]());
}
