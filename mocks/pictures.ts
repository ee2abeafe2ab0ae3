import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Drawing, drawings } from './drawings.ts';

const assets = path.join(path.dirname(createRequire(import.meta.url).resolve('@lobehub/fluent-emoji-3d/package.json')), 'assets');
const isDrawing = (name: string): name is Drawing => Object.hasOwn(drawings, name);
const embedded = (name: Drawing) =>
  `data:image/webp;base64,${readFileSync(path.join(assets, `${drawings[name]}.webp`)).toString('base64')}`;

/** One picture as SVG text; undefined when there is none of that name. */
export function drawPicture(name: string): string | undefined {
  if (name === 'sign-in') return signIn();
  if (!isDrawing(name)) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512"><image href="${embedded(name)}" x="97" y="92" width="318" height="318"/></svg>`;
}

/** The picture beside the sign-in form: shopping bags in a red niche. */
function signIn(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 592" width="640" height="1184" preserveAspectRatio="xMidYMax slice">
<defs>
<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#CB2713"/><stop offset="1" stop-color="#DE3A24"/></linearGradient>
<linearGradient id="deep" x2="0" y2="1"><stop stop-color="#A91B08"/><stop offset="1" stop-color="#C42713"/></linearGradient>
<linearGradient id="bay" x2="0" y2="1"><stop stop-color="#EEE0CE"/><stop offset=".5" stop-color="#F8EEE2"/><stop offset="1" stop-color="#F3E6D6"/></linearGradient>
<radialGradient id="shade"><stop stop-color="#4A1208" stop-opacity=".5"/><stop offset="1" stop-color="#4A1208" stop-opacity="0"/></radialGradient>
</defs>
<path fill="url(#wall)" d="M0 0h320v592H0z"/><path fill="#B41E0A" d="M0 512h320v80H0z"/>
<path fill="url(#deep)" d="M32 512V320a128 128 0 0 1 256 0v192Z"/><path fill="url(#bay)" d="M72 512V336a88 88 0 0 1 176 0v176Z"/>
<ellipse cx="165" cy="532" rx="96" ry="13" fill="url(#shade)"/><image href="${embedded('shopping')}" x="68" y="358" width="188" height="188"/></svg>`;
}

/** Writes all pictures below a folder, so that Storybook can serve them. */
export function bakePictures(folder: string): void {
  mkdirSync(path.join(folder, 'pictures'), { recursive: true });
  for (const name of [...Object.keys(drawings), 'sign-in']) {
    const file = path.join(folder, 'pictures', `${name}.svg`);
    const text = drawPicture(name) ?? '';
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
