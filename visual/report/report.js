// The page works without this file: it then shows the pictures side by side.
const articles = [...document.querySelectorAll('article')];
const views = [...document.querySelectorAll('input[name="view"]')];

function showView() {
  document.body.dataset.view = views.find((view) => view.checked)?.value;
}

function step(by) {
  const current = articles.findIndex((article) => article.contains(document.activeElement));
  const next = articles[Math.min(articles.length - 1, Math.max(0, current + by))];
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

const keys = { j: () => step(1), k: () => step(-1), v: nextView };
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  keys[event.key]?.();
});
showView();
