import { Minus, Plus } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { classes } from '../../theme/classes.ts';
import { printPercent, useFormat } from '../Format/index.ts';
import { Icon } from '../Icon/index.ts';
import { Bone } from '../Skeleton/index.ts';
import { cropByKey, cropSquare, type CropView, cropZoomMost, movedCrop, withinPicture, zoomedCrop } from './crop.ts';
import * as styles from './PictureCrop.css.ts';

/** Pixels of the drawn frame; it is shown smaller where there is no room. */
const frame = 640;
/** Pixels that a pointer may move and still have pressed one place. */
const steady = 4;

export interface PictureCropProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture; absent while it is being read. Its owner closes it. */
  picture: ImageBitmap | undefined;
  /** The chosen square; `wholeCrop` to begin with. */
  view: CropView;
  /** Another square is chosen. */
  onView: (view: CropView) => void;
  /** Its words, in the page's language. */
  texts: {
    /** Names the frame, such as "Part of the picture that is shown". */
    frame: string;
    /** How to use it, by pointer and by keys. */
    hint: string;
    zoom: string;
  };
}

/**
 * Chooses a square of a picture, shown as the circle it will be. What was chosen is cut out by `cutPicture`. Renders a `<div>`.
 *
 * | way | does |
 * | --- | --- |
 * | dragging, wheel | moves the picture, zooms |
 * | pressing a place | puts it into the middle |
 * | arrow keys, with Shift in larger steps | move the frame over the picture |
 * | + and -, the slider | zoom |
 * | Home | the whole picture again |
 */
export function PictureCrop({ picture, view, onView, texts, className, ...rest }: PictureCropProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined);
  const hint = useId();
  const format = useFormat();
  const print = (share: number) => printPercent(share * 100, format);

  useLayoutEffect(() => {
    const paint = canvas.current?.getContext('2d');
    if (!paint || !picture) return;
    const { x, y, edge } = cropSquare(picture, view);
    paint.clearRect(0, 0, frame, frame);
    paint.imageSmoothingQuality = 'high';
    paint.drawImage(picture, x, y, edge, edge, 0, 0, frame, frame);
  }, [picture, view]);

  const zoom = useEffectEvent((event: WheelEvent) => {
    if (!picture) return;
    event.preventDefault();
    onView(zoomedCrop(picture, view, Math.exp(-event.deltaY / 500)));
  });
  useEffect(() => {
    // React's own listener is passive, and the page would scroll along.
    const node = box.current;
    const listen = (event: WheelEvent) => zoom(event);
    node?.addEventListener('wheel', listen, { passive: false });
    return () => node?.removeEventListener('wheel', listen);
  }, []);

  function press(event: KeyboardEvent) {
    const next = picture && !event.ctrlKey && !event.metaKey && !event.altKey && cropByKey(picture, view, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onView(next);
  }
  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, moved: false };
  }
  function move(event: PointerEvent<HTMLDivElement>) {
    const from = drag.current;
    if (!from || !picture) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.moved && Math.hypot(dx, dy) < steady) return;
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
    const shown = event.currentTarget.clientWidth;
    onView(movedCrop(picture, view, -dx / shown, -dy / shown));
  }
  function end(event: PointerEvent<HTMLDivElement>) {
    const from = drag.current;
    drag.current = undefined;
    if (!from || from.moved || !picture || event.type === 'pointercancel') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onView(movedCrop(picture, view, (event.clientX - left) / width - 0.5, (event.clientY - top) / height - 0.5));
  }

  return (
    <div {...rest} className={classes(styles.root, className)}>
      <div
        ref={box}
        tabIndex={0}
        role="slider"
        aria-label={texts.frame}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(view.x * 100)}
        aria-valuetext={`${print(view.x)}, ${print(view.y)}`}
        aria-describedby={hint}
        className={styles.frame}
        onKeyDown={press}
        onPointerDown={begin}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <canvas ref={canvas} width={frame} height={frame} className={styles.canvas} />
        {picture ? <div aria-hidden className={styles.shade} /> : <Bone className={styles.bone} />}
      </div>
      <div className={styles.zoom}>
        <Icon glyph={Minus} size={16} />
        <input
          type="range"
          min={1}
          max={cropZoomMost}
          step={0.01}
          value={view.zoom}
          disabled={!picture}
          aria-label={texts.zoom}
          aria-valuetext={print(view.zoom)}
          className={styles.slider}
          onChange={(event) => picture && onView(withinPicture(picture, { ...view, zoom: event.target.valueAsNumber }))}
        />
        <Icon glyph={Plus} size={16} />
      </div>
      <p id={hint} className={styles.hint}>
        {texts.hint}
      </p>
    </div>
  );
}
