/** A PDF shown in the page where the browser can, or a scan; always with a plain link (promise 10.12: Android cannot show PDFs inline). */
import { Attachment } from './Attachment.tsx';
import { fileUrl, useFile } from './files.ts';
import { Picture } from './Picture.tsx';

type Props = { title: string; file: string; text: string };

export const EmbeddedDocument = ({ title, file, text }: Props) => {
  const facts = useFile(file);
  const isPdf = facts ? facts.type === 'application/pdf' : file.endsWith('.pdf');
  return (
    <div className="document-view">
      <p className="document-words">{text}</p>
      <p>
        <Attachment path={file} label={`Open ${title}`} />
      </p>
      {isPdf ? (
        <object className="pdf" data={fileUrl(file)} type="application/pdf" aria-label={title}>
          <p className="pdf-unshown">
            This browser does not show PDFs inside a page. Please use the link above.
          </p>
        </object>
      ) : (
        <a className="scan" href={fileUrl(file, 1600)}>
          <Picture path={file} sizes="(min-width: 900px) 760px, 94vw" alt={`Scan: ${title}`} />
        </a>
      )}
    </div>
  );
};
