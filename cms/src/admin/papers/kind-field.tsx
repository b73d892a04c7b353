'use client';
/**
 * What a document is. Whoever comes from an entry of the menu has chosen it, and sees it as a heading; whoever made a mistake, or comes
 * from elsewhere, chooses it here.
 */
import type { DocumentCategory } from '@aangan/contract/entities.ts';
import { FieldError, useDocumentInfo, useField } from '@payloadcms/ui';
import type { SelectFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';
import { isPaperKind, menuOfKinds, paperKinds } from '../../papers/kinds.ts';
import { useTellKind } from './paper-form.tsx';

export const KindField = ({ path: givenPath, readOnly }: SelectFieldClientProps) => {
  const { path, value, setValue, showError, disabled } = useField<DocumentCategory | null>({
    potentiallyStalePath: givenPath,
  });
  const { id } = useDocumentInfo();
  const [isChoosing, setChoosing] = useState(false);
  const tellKind = useTellKind();
  const kind = isPaperKind(value) ? value : undefined;
  useEffect(() => tellKind(kind), [kind, tellKind]);
  const isFixed = Boolean(readOnly || disabled);
  const name = kind && paperKinds[kind].singular;
  return (
    <div className={`field-type paper-kind${showError ? ' error' : ''}`} id={`field-${path}`}>
      <FieldError path={path} showError={showError} />
      {name && (
        <div className="paper-kind__now">
          <h2>{id === undefined ? `New ${name.toLowerCase()}` : name}</h2>
          {!isFixed && !isChoosing && (
            <button type="button" onClick={() => setChoosing(true)}>
              It is something else
            </button>
          )}
        </div>
      )}
      {!isFixed && (isChoosing || !name) && (
        <fieldset>
          <legend>What is it?</legend>
          {menuOfKinds.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => {
                setValue(one);
                setChoosing(false);
              }}
            >
              {paperKinds[one].singular}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
};
