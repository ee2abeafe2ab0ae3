import { useState } from 'react';
import { below, from } from '../../packages/ui/src/theme/scale.ts';
import styles from './foundations.module.css';

const widths = [1280, 992, 720, 320];

/** The home page at four widths, with what is measured in it, and the widths from which layouts change. */
export function GridWidths() {
  return (
    <div className={`sb-unstyled ${styles['page']}`}>
      <dl className={styles['rows']}>
        {Object.entries({ ...from, 'below tablet': below.tablet }).map(([name, query]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{query}</code>
            </dd>
          </div>
        ))}
      </dl>
      {widths.map((width) => (
        <Width key={width} width={width} />
      ))}
    </div>
  );
}

function Width({ width }: { width: number }) {
  const [measure, setMeasure] = useState('…');
  return (
    <figure className={styles['window']}>
      <figcaption>
        {width} px: {measure}
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is this Storybook, and its grid is measured */}
      <iframe
        title={`The home page, ${width} px wide`}
        width={width}
        height={640}
        loading="lazy"
        src="iframe.html?id=screens-home--default&viewMode=story"
        onLoad={({ currentTarget }) => void whenDrawn(currentTarget).then(setMeasure)}
      />
    </figure>
  );
}

/** What the page in a frame says of its grid, as soon as its goods are there. */
async function whenDrawn(frame: HTMLIFrameElement): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const lists = [...(frame.contentDocument?.querySelectorAll('main :has(> article)') ?? [])];
    const grid = lists.find((list) => list.children.length > 5 && getComputedStyle(list).display === 'grid');
    if (grid) return measureOf(grid);
    // A frame tells nobody outside when its story is drawn, so it is asked again.
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return 'the story was not drawn';
}

function measureOf(list: Element): string {
  const { gridTemplateColumns, columnGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ');
  const gutter = list.getBoundingClientRect().left;
  return `container ${Math.round(list.clientWidth)} px, gutter ${Math.round(gutter)} px, ${columns.length} columns of ${Math.round(Number.parseFloat(columns[0] ?? ''))} px, gap ${columnGap}`;
}
