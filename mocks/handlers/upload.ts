import { uploadPicture } from '@galleria/api';
import type { RequestHandler } from 'msw';
import { createHandler } from '../createHandler.ts';
import type { Market } from '../market/state.ts';
import { keepPicture } from '../market/uploads.ts';

export const uploadHandlers = (market: Market): RequestHandler[] => [
  createHandler(market, uploadPicture, async ({ body }) => ({
    ...(await keepPicture(market, body.file)),
    // Old browsers sent the whole path.
    fileName: body.name.split(/[\\/]/).at(-1) ?? '',
  })),
];
