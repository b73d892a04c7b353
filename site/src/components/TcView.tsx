/** A transfer certificate that was found: shown in the page where the browser can, and always with a link. */
import type { TcFileKind } from '../rules/tc-file.ts';

export const TcView = ({ url, kind }: { url: string; kind: TcFileKind }) => (
  <section className="tc-view" aria-label="Transfer certificate">
    <h2>Transfer certificate</h2>
    <p className="button-row">
      <a className="button button-accent" href={url} download="transfer-certificate">
        Save the certificate
      </a>
      <a className="button button-quiet" href={url} target="_blank" rel="noopener">
        Open it in a new tab
      </a>
    </p>
    {kind === 'pdf' ? (
      <object
        className="pdf"
        data={url}
        type="application/pdf"
        aria-label="The transfer certificate"
      >
        <p className="pdf-unshown">
          This browser does not show PDFs inside a page. Please use one of the buttons above.
        </p>
      </object>
    ) : (
      <img
        className="tc-image"
        src={url}
        alt="The transfer certificate, as scanned by the school"
      />
    )}
    <p className="hint">
      For the student’s privacy the link stops working after ten minutes. You can look it up again
      at any time.
    </p>
  </section>
);
