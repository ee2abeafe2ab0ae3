'use client';

import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { composeHandlers } from '../../hooks/composeHandlers.ts';
import { type OpenChangeDetails, type OpenStateProps, useOpenState } from '../../hooks/useOpenState.ts';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { DialogContent, type DialogContentProps, DialogRoot, DialogTitle } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Lightbox.css.ts';
import { LightboxPicture } from './LightboxPicture.tsx';
import { LightboxThumbs } from './LightboxThumbs.tsx';
import type { LightboxPictureView, LightboxTexts } from './view.ts';

export interface LightboxProps
  extends Omit<ComponentProps<'div'>, 'children' | 'role'>,
    OpenStateProps,
    Pick<DialogContentProps, 'finalFocus'> {
  /** A `DialogTrigger` that opens it, unless its owner does. */
  trigger?: ReactNode;
  /** All of them, in order. */
  images: readonly LightboxPictureView[];
  /** Which of them is shown, from 0. */
  index: number;
  /** Asked to show another one; after the last comes the first. */
  onIndexChange: (at: number) => void;
  /** Names of the buttons, and what is said of each picture. */
  texts: LightboxTexts;
}

/**
 * One of several pictures, as large as the window allows, in a dialog over the page. Renders a `<div role="dialog">` while it is
 * open; focus returns to what opened it. `className`, `ref` and the rest go to the dialog.
 *
 * | key | does |
 * | --- | --- |
 * | Arrow right, arrow left | shows the next or the previous picture; scrolls instead while a zoomed picture has focus |
 * | Home, End | shows the first or the last picture |
 * | Tab | goes over the buttons, the zoomed picture and the small ones |
 * | Escape | closes it |
 */
export function Lightbox({
  open: controlled,
  defaultOpen,
  onOpenChange,
  trigger,
  images,
  index,
  onIndexChange,
  texts,
  className,
  onKeyDown,
  ...rest
}: LightboxProps) {
  const { open, setOpen } = useOpenState({ open: controlled, defaultOpen, onOpenChange });
  const [zoomed, setZoomed] = useState<string>();
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set(['']));
  const noteBroken = (src: string) => setBroken((known) => new Set([...known, src]));
  const shown = images[index];
  const last = images.length - 1;
  const turn = (to: number) => {
    setZoomed(undefined);
    onIndexChange((to + images.length) % images.length);
  };
  const turnByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const scrolls = event.target instanceof Element && event.target.matches('[data-scrolls]');
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || scrolls) return;
    const places: Readonly<Record<string, number>> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last };
    const to = places[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  };
  const change = (next: boolean, { reason }: OpenChangeDetails) => {
    setZoomed(undefined);
    setOpen(next, reason);
  };
  const position = texts.position(index + 1, images.length);
  const isZoomed = shown !== undefined && zoomed === shown.src;
  return (
    <DialogRoot open={open && shown !== undefined} onOpenChange={change}>
      {trigger}
      {shown !== undefined && (
        <DialogContent
          {...rest}
          size="wide"
          closeLabel={texts.close}
          className={classes(styles.content, className)}
          onKeyDown={composeHandlers(onKeyDown, turnByKey)}
        >
          <DialogTitle className={visuallyHidden}>{texts.label}</DialogTitle>
          <div className={styles.head}>
            {last > 0 && (
              <p className={styles.position} role="status">
                {position}
              </p>
            )}
            {!broken.has(shown.src) && (
              <IconButton
                icon={isZoomed ? ZoomOut : ZoomIn}
                label={isZoomed ? texts.zoomOut : texts.zoomIn}
                className={styles.zoom}
                onClick={() => setZoomed(isZoomed ? undefined : shown.src)}
              />
            )}
          </div>
          <div className={styles.stage}>
            <LightboxPicture
              key={shown.src}
              picture={shown}
              zoomed={isZoomed}
              {...(broken.has(shown.src) && { broken: texts.broken })}
              onBroken={noteBroken}
            />
            {last > 0 && (
              <>
                <IconButton
                  icon={ChevronLeft}
                  label={texts.previous}
                  className={classes(styles.turn, styles.previous)}
                  onClick={() => turn(index - 1)}
                />
                <IconButton
                  icon={ChevronRight}
                  label={texts.next}
                  className={classes(styles.turn, styles.next)}
                  onClick={() => turn(index + 1)}
                />
              </>
            )}
          </div>
          <div className={styles.foot}>
            {shown.alt !== position && <p className={styles.caption}>{shown.alt}</p>}
            {last > 0 && <LightboxThumbs pictures={images} at={index} broken={broken} onTurn={turn} onBroken={noteBroken} />}
          </div>
        </DialogContent>
      )}
    </DialogRoot>
  );
}
