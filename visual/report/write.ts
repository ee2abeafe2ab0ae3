import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ReportImages, pictureFile, type Side } from './images.ts';

export interface Failure {
  key: string;
  label: string;
  sentences: readonly string[];
}

export interface Report {
  failures: readonly Failure[];
  passed: readonly string[];
}

/** The report without its page, for who makes one of several (merge.ts). */
export const reportData = 'report.json';

const captions: Record<Side, string> = { before: 'Accepted', after: 'Now', difference: 'Difference' };

/** Writes the page beside its pictures. Script and style are files of their own, so that the strictest policy lets them run. */
export function writeReport(report: Report, images: ReportImages): string {
  mkdirSync(images.folder, { recursive: true });
  for (const file of ['report.css', 'report.js']) copyFileSync(path.join(import.meta.dirname, file), path.join(images.folder, file));
  writeFileSync(path.join(images.folder, 'summary.txt'), summary(report));
  writeFileSync(path.join(images.folder, reportData), JSON.stringify(report));
  const page = path.join(images.folder, 'index.html');
  writeFileSync(page, html(report, images));
  return page;
}

/** For a comment, where pictures cannot be shown. */
function summary({ failures }: Report): string {
  const shown = failures.slice(0, 100).map(({ label, sentences }) => `- **${label}**: ${sentences[0] ?? ''}`);
  const more = failures.length > shown.length ? [`- and ${failures.length - shown.length} more`] : [];
  return `${failures.length} states look different or are not sound:\n\n${[...shown, ...more].join('\n')}\n`;
}

function html({ failures, passed }: Report, images: ReportImages): string {
  const title = `${failures.length} failed, ${passed.length} passed`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} · Visual report</title>
<link rel="stylesheet" href="report.css">
<script src="report.js" defer></script>
</head>
<body>
<header>
<h1>${title}</h1>
<fieldset>
<legend>Show</legend>
<label><input type="radio" name="view" value="side" checked> side by side</label>
<label><input type="radio" name="view" value="swipe"> swipe</label>
<label><input type="radio" name="view" value="difference"> difference</label>
</fieldset>
<label class="scripted">Only <input type="search" name="filter" placeholder="screen or state"></label>
<p class="scripted"><output>Nothing is marked as right yet.</output> <button type="button" name="all">Mark all shown</button> <a download="accepted.txt" hidden>Download the list</a></p>
<p class="scripted"><kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>v</kbd> another view, <kbd>a</kbd> mark as right, <kbd>f</kbd> filter</p>
</header>
<main>
${[...Map.groupBy(failures, ({ label }) => label.split('/').slice(0, -1).join('/'))].map(([title, group]) => section(title, group, images)).join('\n')}
<details${failures.length === 0 ? ' open' : ''}>
<summary>${passed.length} passed</summary>
<ul>
${passed.map((label) => `<li>${escape(label)}</li>`).join('\n')}
</ul>
</details>
</main>
</body>
</html>
`;
}

function section(title: string, failures: readonly Failure[], images: ReportImages): string {
  return `<section aria-label="${escape(title || 'Others')}">
<h2>${escape(title || 'Others')} <small>${failures.length}</small></h2>
${failures.map((failure) => article(failure, images.sidesOf(failure.key))).join('\n')}
</section>`;
}

function article({ key, label, sentences }: Failure, sides: readonly Side[]): string {
  const id = escape(key);
  const canCompare = sides.includes('before') && sides.includes('after');
  return `<article id="${id}" aria-labelledby="${id}.title" tabindex="-1">
<h3 id="${id}.title">${escape(label)}</h3>
${sides.includes('after') ? `<label class="scripted"><input type="checkbox" name="right" value="${id}"> This is right: accept it</label>` : ''}
${sentences.map((sentence) => `<p class="problem">${escape(sentence)}</p>`).join('\n')}
${canCompare ? '<label class="slider">Accepted <input type="range" min="0" max="100" value="50"> Now</label>' : ''}
<div class="pictures${canCompare ? ' comparable' : ''}">
${sides.map((side) => figure(key, label, side)).join('\n')}
</div>
</article>`;
}

function figure(key: string, label: string, side: Side): string {
  const file = escape(encodeURIComponent(pictureFile(key, side)));
  const alt = escape(`${label}, ${captions[side].toLowerCase()}`);
  return `<figure class="${side}"><figcaption>${captions[side]}</figcaption><a href="${file}"><img src="${file}" alt="${alt}" loading="lazy"></a></figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
