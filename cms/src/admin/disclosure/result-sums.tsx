'use client';
/** Below the figures of a board result: what they come to, and what is worth a second look before it is published. */
import { useAllFormFields } from '@payloadcms/ui';
import { tellSums } from '../../disclosure/result-sums.ts';

const names = ['registered', 'passed', 'from90', 'from75', 'from60', 'below60'];

export const ResultSums = () => {
  const [fields] = useAllFormFields();
  const { passed, bands } = tellSums(
    Object.fromEntries(names.map((name) => [name, fields[name]?.value])),
  );
  return (
    <div className="result-sums" aria-live="polite">
      {passed && <p>{passed}</p>}
      {bands && <p className="result-sums__look">{bands}</p>}
    </div>
  );
};
