/** A link to a file that a record carries; opens in a new tab and says what it is and how large. */
import { ExternalLink } from './ExternalLink.tsx';
import { fileUrl, formatBytes, typeName, useFile } from './files.ts';
import { Icon } from './Icon.tsx';

export const Attachment = ({ path, label }: { path: string; label: string }) => {
  const facts = useFile(path);
  return (
    <ExternalLink href={fileUrl(path)} className="attachment">
      <Icon name="document" />
      {label}
      {facts && (
        <span className="attachment-facts">
          {typeName(facts.type)}, {formatBytes(facts.bytes)}
        </span>
      )}
    </ExternalLink>
  );
};
