// The page works without this file: it then shows the pictures side by side.
const articles = [...document.querySelectorAll('article')];
const views = [...document.querySelectorAll('input[name="view"]')];

function showView() {
  document.body.dataset.view = views.find((view) => view.checked)?.value;
}

function step(by) {
  const shown = articles.filter(({ hidden }) => !hidden);
  const current = shown.findIndex((article) => article.contains(document.activeElement));
  const next = shown[Math.min(shown.length - 1, Math.max(0, current + by))];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'start' });
}

function nextView() {
  const current = views.findIndex((view) => view.checked);
  views[(current + 1) % views.length].checked = true;
  showView();
}

for (const view of views) view.addEventListener('change', showView);
for (const slider of document.querySelectorAll('.slider input')) {
  const pictures = slider.closest('article').querySelector('.pictures');
  const move = () => pictures.style.setProperty('--at', `${slider.value}%`);
  slider.addEventListener('input', move);
  move();
}

const filter = document.querySelector('input[name="filter"]');
const marks = [...document.querySelectorAll('input[name="right"]')];
const list = document.querySelector('a[download]');

function showFiltered() {
  const wanted = filter.value.trim().toLowerCase();
  for (const article of articles) article.hidden = !article.querySelector('h3').textContent.toLowerCase().includes(wanted);
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('article:not([hidden])');
  scrollTo({ top: 0 });
}

/** The list is a file that `pnpm visual --accept accepted.txt` takes. */
function showMarks() {
  const names = marks.filter(({ checked }) => checked).map(({ value }) => value);
  document.querySelector('output').textContent =
    names.length === 0 ? 'Nothing is marked as right yet.' : `${names.length} marked as right.`;
  list.hidden = names.length === 0;
  list.href = `data:text/plain,${encodeURIComponent(`${names.join('\n')}\n`)}`;
}

function mark() {
  const box = document.activeElement?.closest('article')?.querySelector('input[name="right"]');
  box?.click();
}

filter.addEventListener('input', showFiltered);
for (const box of marks) box.addEventListener('change', showMarks);
document.querySelector('button[name="all"]').addEventListener('click', () => {
  for (const box of marks) box.checked ||= !box.closest('article').hidden;
  showMarks();
});
document.documentElement.dataset.scripted = '';

const focusFilter = (event) => {
  event.preventDefault();
  filter.focus();
};
const keys = { j: () => step(1), k: () => step(-1), v: nextView, a: mark, f: focusFilter };
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target === filter) return;
  keys[event.key]?.(event);
});
showView();
