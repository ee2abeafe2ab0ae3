import { useId } from 'react';
import { callOf, type Chart, type ChartState, chartOf, conditionOf } from './flowChart.ts';
import { type Arrow, type Box, layoutOf, type Point } from './flowLayout.ts';
import { StoryLink } from '../boards/StoryLink.tsx';
import { type FlowName, flowNames, flowStories } from './flowStories.ts';
import { spoken } from './flowWords.ts';
import styles from './flows.module.css';

/** The lines of a text, in letters. */
const widths = { note: 32, label: 26 };
/** Pixels of an average letter and of a line. */
const type = { title: { letter: 7.9, line: 22 }, small: { letter: 6.5, line: 17 } };

/** All flows. */
export function FlowDiagrams() {
  return flowNames.map((name) => <FlowDiagram key={name} name={name} />);
}

/** A flow drawn from its own table, each state leading to the story that shows it; and the same as a table. */
function FlowDiagram({ name }: { name: FlowName }) {
  const chart = chartOf(name);
  return (
    <figure className={`sb-unstyled ${styles['figure']}`} aria-labelledby={`flow-${name}`}>
      <h2 id={`flow-${name}`}>{chart.title}</h2>
      <p>{chart.lead}</p>
      <div className={styles['window']}>
        <Drawing chart={chart} />
      </div>
      <details className={styles['details']}>
        <summary>{chart.title} as a table</summary>
        <Table name={name} chart={chart} />
      </details>
    </figure>
  );
}

function Drawing({ chart }: { chart: Chart }) {
  const notes = new Map(chart.states.map(({ state, notes: all }) => [state, all.flatMap((note) => wrapped(note, widths.note))]));
  const labels = new Map(chart.arrows.map((arrow) => [idOf(arrow), arrow.lines.flatMap((line) => wrapped(line, widths.label))]));
  const boxes = chart.states.map((state): Box => {
    const lines = notes.get(state.state) ?? [];
    const width = Math.max(state.title.length * type.title.letter, ...lines.map((line) => line.length * type.small.letter));
    return { id: state.state, width: Math.max(120, width + 32), height: type.title.line + lines.length * type.small.line + 20 };
  });
  const arrows = chart.arrows.map((arrow): Arrow => {
    const lines = labels.get(idOf(arrow)) ?? [];
    const width = Math.max(...lines.map((line) => line.length * type.small.letter));
    return { id: idOf(arrow), from: arrow.from, to: arrow.to, width, height: lines.length * type.small.line + 6 };
  });
  const layout = layoutOf(boxes, arrows);
  const headId = useId();
  const margin = 3;
  const view = [-margin, -margin, layout.width + 2 * margin, layout.height + 2 * margin];
  return (
    <svg className={styles['svg']} viewBox={view.join(' ')} width={view[2]} height={view[3]} role="group" aria-label={chart.title}>
      {/* What the arrows say is in the table, in an order that can be listened to. */}
      <g aria-hidden>
        <marker id={headId} className={styles['head']} viewBox="0 0 10 10" refX="9" refY="5" markerWidth="9" markerHeight="9" orient="auto">
          <path d="M0 0L10 5L0 10Z" />
        </marker>
        {chart.arrows.map((arrow, at) => {
          const { id, width, height } = arrows[at] ?? { id: idOf(arrow), width: 0, height: 0 };
          const label = layout.labels.get(id);
          return (
            <g key={id} className={arrow.another ? styles['another'] : undefined}>
              <path className={styles['line']} d={curve(layout.lines.get(id) ?? [])} markerEnd={`url(#${headId})`} />
              {label && (
                <rect className={styles['ground']} x={label.x - width / 2} y={label.y - height / 2} width={width} height={height} />
              )}
              {label && <Lines className={styles['label']} lines={labels.get(id) ?? []} at={label} />}
            </g>
          );
        })}
      </g>
      {chart.states.map((state, at) => (
        <State key={state.state} state={state} box={boxes[at]} at={layout.boxes.get(state.state)} notes={notes.get(state.state) ?? []} />
      ))}
    </svg>
  );
}

interface StateProps {
  state: ChartState;
  box: Box | undefined;
  at: Point | undefined;
  notes: readonly string[];
}

function State({ state: { title, begins, ends, story }, box, at, notes }: StateProps) {
  if (!box || !at) return null;
  const { width, height } = box;
  const rect = { x: at.x - width / 2, y: at.y - height / 2, width, height };
  const kind = [styles['box'], begins && styles['begins'], story === undefined && styles['storyless']].filter(Boolean).join(' ');
  const drawing = (
    <>
      <rect className={kind} {...rect} rx="10" />
      {ends && <rect className={styles['inner']} x={rect.x + 4} y={rect.y + 4} width={width - 8} height={height - 8} rx="7" />}
      <text className={styles['title']} x={at.x} y={rect.y + 25}>
        {title}
      </text>
      <Lines className={styles['note']} lines={notes} at={{ x: at.x, y: at.y + type.title.line / 2 }} />
    </>
  );
  return story === undefined ? (
    <g>{drawing}</g>
  ) : (
    <StoryLink to={story} aria-label={`${title}: the story`}>
      {drawing}
    </StoryLink>
  );
}

function Lines({ lines, at: { x, y }, className }: { lines: readonly string[]; at: Point; className: string | undefined }) {
  const first = y - ((lines.length - 1) * type.small.line) / 2 + 4;
  return (
    <text className={className} x={x}>
      {lines.map((line, at) => (
        <tspan key={at} x={x} y={first + at * type.small.line}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function Table({ name, chart: { edges, states } }: { name: FlowName; chart: Chart }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">State</th>
          <th scope="col">Event</th>
          <th scope="col">If</th>
          <th scope="col">Call</th>
          <th scope="col">Leads to</th>
        </tr>
      </thead>
      {states.map(({ state, title, story }) => {
        const own = edges.filter(({ from }) => from === state);
        return (
          <tbody key={state}>
            {(own.length ? own : [undefined]).map((edge, at) => (
              <tr key={at}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={Math.max(1, own.length)}>
                    {story === undefined ? title : <StoryLink to={story}>{title}</StoryLink>}
                    {story === undefined && <small>{noneOf(name, state)}</small>}
                  </th>
                )}
                <td>{edge ? spoken(edge.event) : 'nothing'}</td>
                <td>{edge && conditionOf(name, edge)}</td>
                <td>{edge && callOf(name, edge)}</td>
                <td>{edge && (edge.begins ? `another one, ${spoken(edge.to)}` : edge.to === state ? 'stays' : spoken(edge.to))}</td>
              </tr>
            ))}
          </tbody>
        );
      })}
    </table>
  );
}

function noneOf(name: FlowName, state: string): string {
  const stories: Readonly<Record<string, string | { none: string }>> = flowStories[name];
  const story = stories[state];
  return typeof story === 'object' ? story.none : '';
}

const idOf = ({ from, to, another }: { from: string; to: string; another: boolean }) => `${from} ${to}${another ? ' another' : ''}`;

/** A text in lines of at most so many letters. */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last && last.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}

/** A line from the first point to the last that turns towards each of the others without corners. */
function curve(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const turns = rest.map((point, at) => {
    const next = rest[at + 1];
    return next ? `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}` : `L${point.x} ${point.y}`;
  });
  return `M${first.x} ${first.y}${turns.join('')}`;
}
