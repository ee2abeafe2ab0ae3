import { user } from './user.ts';

/** What the file picker of the system hands over to the one place for pictures. */
export async function choosePictures(root: Element, files: File[]): Promise<void> {
  const input = root.querySelector<HTMLElement>('input[type=file]');
  if (!input) throw new Error('There is no place for files.');
  await user.upload(input, files);
}
