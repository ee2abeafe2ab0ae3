import type { PictureRefusal } from './readPicture.ts';

/** How far a chosen picture is. */
export type UploadState =
  | { status: 'checking' }
  | { status: 'refused'; reason: PictureRefusal }
  /** `share` runs from 0 to 1. */
  | { status: 'uploading'; share: number }
  | { status: 'failed'; error: string }
  | { status: 'done'; url: string };

export interface UploadItem {
  id: number;
  name: string;
  /** What is sent: what was chosen, without what tells of its maker. None before it is checked, and for one that was there. */
  picture?: Blob | undefined;
  /** Shows it before and while it is on its way. */
  preview?: string | undefined;
  state: UploadState;
}

export type UploadsAction =
  | { type: 'add'; items: readonly UploadItem[] }
  | { type: 'set'; id: number; state: UploadState; preview?: string | undefined; picture?: Blob | undefined }
  | { type: 'remove'; id: number }
  | { type: 'move'; id: number; by: -1 | 1 };

/** The next list of pictures. What came from a call whose picture was removed meanwhile changes nothing. */
export function nextUploads(items: readonly UploadItem[], action: UploadsAction): readonly UploadItem[] {
  switch (action.type) {
    case 'add':
      return [...items, ...action.items];
    case 'set': {
      const { id, state, preview, picture } = action;
      return items.map((item) => (item.id === id ? { ...item, state, ...(preview && { preview }), ...(picture && { picture }) } : item));
    }
    case 'remove':
      return items.filter(({ id }) => id !== action.id);
    case 'move': {
      const shown = items.filter(isTaken);
      const from = shown.findIndex(({ id }) => id === action.id);
      const moved = shown[from];
      const other = shown[from + action.by];
      if (!moved || !other) return items;
      return items.map((item) => (item === moved ? other : item === other ? moved : item));
    }
    default:
      return action satisfies never;
  }
}

/** Whether it takes one of the places: all but the refused. */
export function isTaken({ state }: UploadItem): boolean {
  return state.status !== 'refused';
}

/** The place of a picture among those that take one, from 1 on. */
export function positionOf(items: readonly UploadItem[], id: number): number {
  return items.filter(isTaken).findIndex((item) => item.id === id) + 1;
}

/** The addresses of what is uploaded, in order. */
export function urlsOf(items: readonly UploadItem[]): string[] {
  return items.flatMap(({ state }) => (state.status === 'done' ? [state.url] : []));
}

/** How many are still checked, on their way, or failed and may be tried again. */
export function unsettledOf(items: readonly UploadItem[]): number {
  return items.filter(({ state }) => state.status !== 'done' && state.status !== 'refused').length;
}
