/**
 * How wide pictures stand on a page, from which the browser chooses a copy (`sizes`). A phone has more dots than an eye can tell
 * apart, and its owner pays for each: there a picture asks for four fifths of the dots that it covers.
 */
export const pictureSizes = {
  /** Across the whole page. */
  page: '(min-width: 600px) 100vw, 80vw',
  /** In a column of text. */
  column: '(min-width: 900px) 860px, 75vw',
  /** In a list: beside each other, on a phone below each other. */
  card: '(min-width: 700px) 380px, 74vw',
  /** In a row of the home page. */
  row: '(min-width: 1000px) 370px, (min-width: 600px) 46vw, 74vw',
  /** In a grid that has two on a phone. */
  grid: '(min-width: 1000px) 290px, (min-width: 600px) 30vw, 37vw',
  portrait: '(min-width: 700px) 220px, 36vw',
  /** Of who sends a message: beside it, on a phone above it. */
  sender: '(min-width: 900px) 340px, 64vw',
  notice: '(min-width: 640px) 560px, 70vw',
} as const;
