/** Above a page that shows what is not on the website yet. */
import { formatMoment } from '../rules/day.ts';

export const PreviewBar = ({ until }: { until: string }) => (
  <aside className="preview-bar" aria-label="Preview">
    <p className="wide">
      <strong>Preview: not yet on the website.</strong>{' '}
      {`This link works until ${formatMoment(until)}.`}
    </p>
  </aside>
);
