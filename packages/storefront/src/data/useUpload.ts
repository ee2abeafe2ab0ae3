import { uploadPicture } from '@galleria/api';
import type { ImageUploaderProps } from '@galleria/ui';
import { useErrorText } from '@galleria/ui/i18n';
import { useServices } from '../app/services.tsx';
import { shopErrorOf } from './useResource.ts';

/** Sends one picture for an `ImageUploader`: its address on the server, or the sentence that says why not. */
export function useUpload(): ImageUploaderProps['upload'] {
  const { client } = useServices();
  const errorText = useErrorText();
  return async (file, { signal, onProgress }) => {
    try {
      const input = { query: { model: 'product', pid: 1 }, body: { file, name: file.name } } as const;
      return { url: (await client.call(uploadPicture, input, signal, onProgress)).url };
    } catch (cause) {
      // Nobody waits any more for what was cancelled.
      return { error: signal.aborted ? '' : errorText(shopErrorOf(cause)) };
    }
  };
}
