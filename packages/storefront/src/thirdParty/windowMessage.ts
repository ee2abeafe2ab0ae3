import * as v from 'valibot';

/** What may stand in a text of a person: something, and no novel. */
const words = (most: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(most));

/** Google's id token: three parts of base64url. Whether it is true is the server's to say. */
export const idTokenSchema = v.pipe(v.string(), v.maxLength(8192), v.regex(/^[\w-]+\.[\w-]+\.[\w-]+$/));

/** A person at Facebook, as its script tells it. A picture that is not https is none. */
export const profileSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,25}$/)),
  name: words(200),
  picture: v.fallback(v.pipe(v.string(), v.maxLength(2048), v.url(), v.startsWith('https://')), ''),
  email: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(254), v.includes('@'))), undefined),
});

const proofSchema = v.variant('provider', [
  v.object({ provider: v.literal('google'), idToken: idTokenSchema }),
  v.object({ provider: v.literal('facebook'), profile: profileSchema }),
]);

/** What a provider says of the shopper. */
export type Proof = v.InferOutput<typeof proofSchema>;

const kind = 'galleria:third-party';

/** The message of a provider's window to the page that opened it. */
export const windowMessage = (nonce: string, proof: Proof) => ({ kind, nonce, proof });

/**
 * Reads such a message. It comes from a document where a foreign script runs, so it counts only when it is the answer to
 * this try, of this provider, and whole.
 */
export function readWindowMessage(data: unknown, { nonce, provider }: { nonce: string; provider: Proof['provider'] }): Proof | undefined {
  const { success, output } = v.safeParse(v.object({ kind: v.literal(kind), nonce: v.literal(nonce), proof: proofSchema }), data);
  return success && output.proof.provider === provider ? output.proof : undefined;
}
