import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { userSchema } from '../models/user.ts';
import { nothingSchema } from '../wire.ts';

/** The signed-in shopper. */
export const currentUser = endpoint({
  method: 'GET',
  path: '/api/front/user/info',
  access: 'token',
  source: 'shown',
  tags: ['user'],
  answer: userSchema,
});

/** Whether the token still counts; asked when the page loads. */
export const checkToken = endpoint({
  method: 'POST',
  path: '/api/front/login/token/is/exist',
  access: 'public',
  source: 'shown',
  answer: v.boolean(),
});

/** Ends the session on the server. */
export const signOut = endpoint({
  method: 'GET',
  path: '/api/front/login/logout',
  access: 'public',
  source: 'shown',
  answer: nothingSchema,
});
