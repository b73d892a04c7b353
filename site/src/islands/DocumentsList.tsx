/** Homework, circulars, datesheets and syllabi. In the browser so that the year answers at once; without it the same form asks the server. */
import type { DocumentCategory, DocumentRecord } from '@aangan/contract/entities.ts';
import { ExternalLink } from '../components/ExternalLink.tsx';
import {
  drawnFrom,
  FilterableList,
  type ListKind,
  type ListProps,
  listAnswers,
  listPropNames,
} from '../components/FilterableList.tsx';
import { fileUrl, formatBytes, useFile } from '../components/files.ts';
import { Icon } from '../components/Icon.tsx';
import { formatDay } from '../rules/day.ts';
import { filterDocuments, ofCategory } from '../rules/list-filters.ts';
import type { DrawnIsland } from './island.ts';

const DocumentEntry = ({ record }: { record: DocumentRecord }) => {
  const path = record.attachments[0];
  const facts = useFile(path);
  const text = (
    <span className="document-text">
      <span className="document-title">{record.title}</span>
      <span className="document-meta">
        <time dateTime={record.date}>{formatDay(record.date)}</time>
        {facts && <span>{formatBytes(facts.bytes)}</span>}
      </span>
      {!path && record.description && <span className="document-words">{record.description}</span>}
    </span>
  );
  if (!path)
    return (
      <p className="document">
        <Icon name="document" />
        {text}
      </p>
    );
  return (
    <ExternalLink href={fileUrl(path)} className="document">
      <Icon name="document" />
      {text}
    </ExternalLink>
  );
};

export const documentsKind: ListKind<DocumentRecord> = {
  rule: filterDocuments,
  countLabel: null,
  yearLabel: 'Year',
  monthLabel: null,
  searchLabel: null,
  pageSize: 40,
  keyOf: (record) => record._id,
  Entry: DocumentEntry,
  layout: 'rows',
  empty: 'Nothing has been put up here yet. Please look again later, or ask the school office.',
};

type Props = ListProps<DocumentRecord> & { category: DocumentCategory };

export const island: DrawnIsland<Props> = {
  name: 'documents-list',
  on: 'touch',
  answers: listAnswers,
  declares: [...listPropNames, 'category'],
  drawnFrom,
  Component: ({ category, ...props }) => (
    <FilterableList
      kind={documentsKind}
      pick={(records) => ofCategory(records, category)}
      {...props}
    />
  ),
};
