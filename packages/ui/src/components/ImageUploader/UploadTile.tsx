'use client';

import { ChevronLeft, ChevronRight, CircleAlert, X } from 'lucide';
import { classes } from '../../theme/classes.ts';
import { visuallyHidden } from '../../theme/utilities.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './ImageUploader.css.ts';
import type { ImageUploaderTexts } from './texts.ts';
import type { UploadItem } from './uploads.ts';

interface UploadTileProps {
  item: UploadItem;
  texts: ImageUploaderTexts;
  first: boolean;
  last: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** One picture that takes a place: what it is, how far it is, and what can be done with it. */
export function UploadTile({ item: { name, preview, state }, texts, first, last, onMove, onRemove }: UploadTileProps) {
  const settled = state.status === 'done' || state.status === 'failed';
  const removeLabel = (settled ? texts.remove : texts.cancel)(name);
  return (
    <li className={styles.tile} data-status={state.status}>
      {preview && <img src={preview} alt={name} className={styles.picture} {...(state.status !== 'done' && { 'data-pale': '' })} />}
      {state.status === 'checking' && (
        <>
          <span className={styles.checking} />
          <span className={visuallyHidden}>{texts.checking(name)}</span>
        </>
      )}
      {state.status === 'uploading' && (
        <progress className={styles.progress} max={1} value={state.share} aria-label={texts.uploading(name)} />
      )}
      {state.status === 'failed' && <Icon icon={CircleAlert} className={styles.sign} />}
      {settled && !(first && last) && (
        <div className={styles.moves}>
          <TileButton label={texts.earlier(name)} icon={ChevronLeft} act="earlier" off={first} onPress={() => onMove(-1)} />
          <TileButton label={texts.later(name)} icon={ChevronRight} act="later" off={last} onPress={() => onMove(1)} />
        </div>
      )}
      <TileButton label={removeLabel} icon={X} act="remove" className={styles.remove} onPress={onRemove} />
    </li>
  );
}

interface TileButtonProps {
  label: string;
  icon: typeof X;
  /** Where focus is looked for after the tiles changed places. */
  act: 'earlier' | 'later' | 'remove';
  /** Stays in the tab order, so that focus is not lost at the end of the row. */
  off?: boolean | undefined;
  className?: string | undefined;
  onPress: () => void;
}

function TileButton({ label, icon, act, off = false, className, onPress }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-act={act}
      className={classes(styles.action, className)}
      {...(off && { 'aria-disabled': true })}
      onClick={() => !off && onPress()}
    >
      <Icon icon={icon} size={16} />
    </button>
  );
}
