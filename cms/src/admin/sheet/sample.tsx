/** How a list may look, and the same as a file to fill in. */
import type { Sample } from '../../sheet/endpoints.ts';

type Props = {
  sample: Sample;
  /** Of the calls: `students/sheet`. */
  path: string;
};

export const SampleOfSheet = ({ sample: { rows }, path }: Props) => {
  const [head = [], ...below] = rows;
  return (
    <>
      {/* On a phone it is wider than the screen: whoever has no finger on it scrolls it with the arrow keys. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by keyboard. */}
      <section className="sheet-page__example" aria-label="How a list may look" tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {below.map((row) => (
              <tr key={row.join(' ')}>
                {head.map((column, index) => (
                  <td key={column}>{row[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="sheet-page__downloads">
        <a href={`/api/${path}/sample`} download>
          Download a sample to fill in
        </a>
      </p>
    </>
  );
};
