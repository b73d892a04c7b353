'use client';
/** The list of certificates and their scans: the list is looked at with the scans' names, which are then sent one by one. */
import { useRef, useState } from 'react';
import type { Listed } from '../../certificate-list/endpoints.ts';
import type { Counts } from '../../sheet/plan.ts';
import { newAndChanged, plainCounts } from '../sheet/list-words.ts';
import { SheetTools } from '../sheet/sheet-tools.tsx';
import { sendScan } from './send-scan.ts';

type Props = { school: string | number };

export const CertificateSheetTools = ({ school }: Props) => {
  const [scans, setScans] = useState<readonly File[]>([]);
  const [progress, setProgress] = useState('');
  // Those that have come stay so when a later one, or the list, is refused: they are not sent twice.
  const sent = useRef(new Map<File, number>());

  const sendScans = async (changes: readonly Listed[]) => {
    const uploaded: Record<string, number> = {};
    for (const [index, { file: name, scanTitle: title }] of changes.entries()) {
      const scan = scans.find((one) => one.name === name);
      if (!scan) continue;
      setProgress(`Sending scan ${index + 1} of ${changes.length} …`);
      const id = sent.current.get(scan) ?? (await sendScan(scan, { school, title }));
      sent.current.set(scan, id);
      uploaded[name] = id;
    }
    setProgress('');
    return { uploaded };
  };

  return (
    <>
      <SheetTools<Listed, keyof Counts>
        school={school}
        path="transfer-certificates/sheet"
        countWords={plainCounts.filter(([key]) => key !== 'changed')}
        groups={newAndChanged('')}
        whom={['certificate', 'certificates']}
        whenDone={(counts) => `Written: ${counts.new} new, each with its scan.`}
        besides={{
          body: { files: scans.map(({ name }) => name) },
          prepare: (changes) =>
            sendScans(changes).catch((error: unknown) => {
              setProgress('');
              throw error;
            }),
          fields: (forget) => (
            <>
              <label htmlFor="sheet-scans">
                The scans, all together: PDF files whose names have the number in them
              </label>
              <input
                id="sheet-scans"
                type="file"
                multiple
                accept=".pdf,.jpg,.jpeg,.png,application/pdf,image/jpeg,image/png"
                onChange={({ target }) => {
                  forget();
                  setScans([...(target.files ?? [])]);
                }}
              />
            </>
          ),
        }}
      />
      <p role="status">{progress}</p>
    </>
  );
};
