import * as v from 'valibot';
import type { Contact } from '../../features/verification/useSendCode.ts';
import type { CodeRequest } from './LoginScreen.types.ts';
import { emailContact, phoneContact } from './panels.schema.ts';

/** Where a code for a phone goes. */
export function phoneContactOf(fields: unknown): Contact<CodeRequest> {
  const typed = v.safeParse(phoneContact, fields);
  return typed.success ? { request: { kind: 'phone', ...typed.output } } : { field: 'phone', message: typed.issues[0].message };
}

/** Where a code for registration by e-mail goes. */
export function emailContactOf(fields: unknown): Contact<CodeRequest> {
  const typed = v.safeParse(emailContact, fields);
  return typed.success ? { request: { kind: 'registration', ...typed.output } } : { field: 'email', message: typed.issues[0].message };
}
