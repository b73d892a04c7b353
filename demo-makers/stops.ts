/** The colours of a gradient by how far along it they stand (0 to 1), each with its opacity where it is not whole. */
export type Stops = Readonly<Record<number, string | readonly [colour: string, opacity: number]>>;

/** The stops one after the other: an object gives its whole numbers before the others. */
export const inOrder = (stops: Stops) =>
  Object.entries(stops)
    .map(([at, stop]) => {
      const [colour, opacity] = typeof stop === 'string' ? ([stop, 1] as const) : stop;
      return [Number(at), colour, opacity] as const;
    })
    .sort(([a], [b]) => a - b);
