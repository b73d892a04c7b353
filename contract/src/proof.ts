/**
 * Proof of work, asked for only while a school is flooded: a browser pays a second of work that nobody notices, a program
 * that sends thousands pays for each. The shapes are those of ALTCHA, whose library makes and checks them.
 */
import * as z from 'zod/mini';

const hex = z.string().check(z.regex(/^([0-9a-f]{2}){1,64}$/));

/**
 * What is to be found: a counter (from 0 up, four bytes, the highest first) for which SHA-256 of salt, nonce and counter
 * begins with `keyPrefix`. It holds for one submission, and dies after some minutes.
 */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('SHA-256'),
    cost: z.literal(1),
    keyLength: z.literal(32),
    keyPrefix: hex,
    nonce: hex,
    salt: hex,
    data: z.object({ for: z.string(), until: z.number() }),
  }),
  signature: hex,
});
export type Challenge = z.infer<typeof challenge>;

/** Who did the work: the challenge as it came, the counter, and the whole hash in hexadecimal. */
export const provenWork = z.object({
  challenge,
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});
export type ProvenWork = z.infer<typeof provenWork>;

/** Where a payload carries its proof: the JSON of `provenWork`, in Base64. Empty, it says that the sender can prove. */
export const proofField = 'proof';
/** The field as a payload's schema has it. */
export const proofPayload = { [proofField]: z.optional(z.string().check(z.maxLength(4000))) };
