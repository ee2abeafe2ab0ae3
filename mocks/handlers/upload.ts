import { uploadPicture } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { answer } from '../answer.ts';
import type { Market } from '../market/state.ts';
import { keepPicture } from '../market/uploads.ts';

export const uploadHandlers = (market: Market): RequestHandler[] => [
  answer(market, uploadPicture, async ({ body }) => ({
    ...(await keepPicture(market, body.file)),
    // Browsers of old sent the whole path.
    fileName: body.name.split(/[\\/]/).at(-1) ?? '',
  })),
];
