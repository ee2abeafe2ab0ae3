'use client';

import { Minus, Plus } from 'lucide';
import {
  type ComponentProps,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useMergedRefs } from '../../hooks/useMergedRefs.ts';
import { classes } from '../../theme/classes.ts';
import { printPercent, useFormat } from '../Format/index.ts';
import { Icon } from '../Icon/index.ts';
import { SkeletonBlock } from '../Skeleton/index.ts';
import { cropByKey, cropSquare, type CropView, maxCropZoom, movedCrop, withinPicture, zoomedCrop } from './crop.ts';
import * as styles from './ImageCropper.css.ts';

/** Pixels of the drawn frame; it is shown smaller where there is no room. */
const frame = 640;
/** Pixels that a pointer may move and still have pressed one place. */
const steady = 4;

export interface ImageCropperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The picture; absent while it is being read. Its owner closes it. */
  image: ImageBitmap | undefined;
  /** The chosen square; `wholeCrop` to begin with. */
  view: CropView;
  /** The frame, which takes the focus first. */
  frameRef?: Ref<HTMLDivElement> | undefined;
  /** Another square is chosen. */
  onViewChange: (view: CropView) => void;
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
 * Chooses a square of a picture, shown as the circle it will be. What was chosen is cut out by `cropImage`. Renders a `<div>`.
 *
 * | way | does |
 * | --- | --- |
 * | dragging, wheel | moves the picture, zooms |
 * | pressing a place | puts it into the middle |
 * | arrow keys, with Shift in larger steps | move the frame over the picture |
 * | + and -, the slider | zoom |
 * | Home, End | move the frame to the left and to the right side |
 * | 0 | the whole picture again |
 */
export function ImageCropper({ image, view, frameRef, onViewChange, texts, className, ...rest }: ImageCropperProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; y: number; moved: boolean }>(undefined);
  const hint = useId();
  const format = useFormat();
  const print = (share: number) => printPercent(share * 100, format);

  useLayoutEffect(() => {
    const paint = canvas.current?.getContext('2d');
    if (!paint || !image) return;
    const { x, y, edge } = cropSquare(image, view);
    paint.clearRect(0, 0, frame, frame);
    paint.imageSmoothingQuality = 'high';
    paint.drawImage(image, x, y, edge, edge, 0, 0, frame, frame);
  }, [image, view]);

  const zoom = useEffectEvent((event: WheelEvent) => {
    if (!image) return;
    event.preventDefault();
    onViewChange(zoomedCrop(image, view, Math.exp(-event.deltaY / 500)));
  });
  useEffect(() => {
    // React's own listener is passive, and the page would scroll along.
    const node = box.current;
    const listen = (event: WheelEvent) => zoom(event);
    node?.addEventListener('wheel', listen, { passive: false });
    return () => node?.removeEventListener('wheel', listen);
  }, []);

  function press(event: KeyboardEvent) {
    const next = image && !event.ctrlKey && !event.metaKey && !event.altKey && cropByKey(image, view, event.key, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    onViewChange(next);
  }
  function begin(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || drag.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, y: event.clientY, moved: false };
  }
  function move(event: PointerEvent<HTMLDivElement>) {
    const from = drag.current;
    if (!from || !image) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.moved && Math.hypot(dx, dy) < steady) return;
    drag.current = { x: event.clientX, y: event.clientY, moved: true };
    const shown = event.currentTarget.clientWidth;
    onViewChange(movedCrop(image, view, -dx / shown, -dy / shown));
  }
  function end(event: PointerEvent<HTMLDivElement>) {
    const from = drag.current;
    drag.current = undefined;
    if (!from || from.moved || !image || event.type === 'pointercancel') return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onViewChange(movedCrop(image, view, (event.clientX - left) / width - 0.5, (event.clientY - top) / height - 0.5));
  }

  return (
    <div {...rest} className={classes(styles.root, className)}>
      <div
        ref={useMergedRefs(box, frameRef)}
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
        {image ? <div aria-hidden className={styles.shade} /> : <SkeletonBlock className={styles.bone} />}
      </div>
      <div className={styles.zoom}>
        <Icon icon={Minus} size={16} />
        <input
          type="range"
          min={1}
          max={maxCropZoom}
          step={0.01}
          value={view.zoom}
          disabled={!image}
          aria-label={texts.zoom}
          aria-valuetext={print(view.zoom)}
          className={styles.slider}
          onChange={(event) => image && onViewChange(withinPicture(image, { ...view, zoom: event.target.valueAsNumber }))}
        />
        <Icon icon={Plus} size={16} />
      </div>
      <p id={hint} className={styles.hint}>
        {texts.hint}
      </p>
    </div>
  );
}
