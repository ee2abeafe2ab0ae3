import { createHash } from 'node:crypto';

/** The one style of the page; the content policy allows it by its hash. */
export const style = `
:root { color-scheme: light dark; --accent: #D9301A; --on-accent: #fff; --ground: #fbf9f7; --card: #fff; --line: #ddd6cf; --text: #211d1a; --quiet: #6a625b; --soft: #fdece8; }
@media (prefers-color-scheme: dark) {
  :root { --accent: #ff7a62; --on-accent: #2a0903; --ground: #171412; --card: #211d1a; --line: #453e38; --text: #f4efea; --quiet: #b3a99f; --soft: #3a1f19; }
}
* { box-sizing: border-box; }
html { scroll-padding-block-start: 1rem; }
body { margin: 0; border-block-start: 4px solid var(--accent); background: var(--ground); color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif; }
header, main { max-inline-size: 72rem; margin-inline: auto; padding: 1rem; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 0 0 0.75rem; font-size: 1.125rem; }
h3 { margin: 0; font-size: 1rem; }
p { margin: 0.25rem 0; }
a { color: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; margin: 0.75rem 0 0; padding: 0; list-style: none; }
section { margin-block-end: 1.25rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--card); }
article { padding-block: 0.875rem; border-block-start: 1px solid var(--line); }
article:target, section:target { border-inline-start: 4px solid var(--accent); padding-inline-start: 0.75rem; }
.part { margin-block-start: 0.5rem; padding-inline-start: 0.75rem; border-inline-start: 2px solid var(--line); }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; margin-block-start: 0.375rem; }
.head { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.125rem 0.75rem; }
.quiet { color: var(--quiet); }
.mark { padding: 0.0625rem 0.5rem; border-radius: 1rem; background: var(--soft); font-size: 0.8125rem; font-weight: 600; }
.clock { font-size: 1.125rem; font-variant-numeric: tabular-nums; }
.alert { margin: 0 0 1rem; padding: 0.75rem 1rem; border: 2px solid var(--accent); border-radius: 0.75rem; background: var(--soft); font-weight: 600; }
label { display: grid; gap: 0.125rem; font-size: 0.8125rem; color: var(--quiet); min-inline-size: 0; }
input, select, button { min-block-size: 2.25rem; max-inline-size: 100%; padding: 0.25rem 0.625rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--ground); color: var(--text); font: inherit; }
label :is(input, select) { font-size: 0.9375rem; }
.row > a { padding-block: 0.375rem; }
input:is([type=number], [name=share], [name=next]) { inline-size: 7rem; }
td input[type=number] { inline-size: 100%; }
button { border-color: var(--accent); background: transparent; color: var(--accent); font-weight: 600; cursor: pointer; }
button.strong { background: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
th { font-size: 0.8125rem; color: var(--quiet); }
code { font-family: ui-monospace, monospace; font-size: 0.875em; overflow-wrap: anywhere; }
.settings { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); gap: 0.5rem 1.5rem; }
.settings .row { justify-content: space-between; align-items: center; margin: 0; }
@media (max-width: 40rem) {
  thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding-block: 0.5rem; border-block-end: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 7rem minmax(0, 1fr); padding: 0.125rem 0; border: 0; }
  td:has(> div:empty) { display: none; }
  td::before { content: attr(data-label); color: var(--quiet); font-size: 0.8125rem; }
}
`;

export const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
