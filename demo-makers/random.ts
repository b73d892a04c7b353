/** Mulberry32: numbers from 0 (included) to 1 (not included), the same row for the same seed on every machine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** The same, from words. */
export function seeded(words: string): () => number {
  let hash = 2166136261;
  for (const char of words) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619);
  return randomFrom(hash);
}
