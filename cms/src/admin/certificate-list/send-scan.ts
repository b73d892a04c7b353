/** One scan to the private files, tried a few times where the line breaks. */
import { postFile } from '../photos/post-file.ts';
import { makeKey, Refused } from '../photos/upload-queue.ts';

const mostTries = 3;

export const sendScan = async (
  file: File,
  values: { school: string | number; title: string },
): Promise<number> => {
  const key = makeKey();
  for (let tries = 1; ; tries += 1) {
    const form = new FormData();
    form.set('_payload', JSON.stringify(values));
    form.set('file', file);
    try {
      return (await postFile<{ id: number }>('private-files', form, key)).id;
    } catch (error) {
      if (error instanceof Refused)
        throw new Error(`${file.name}: ${error.message} Nothing was written yet.`);
      if (tries === mostTries)
        throw new Error(
          `The line broke at ${file.name}. No certificate was written yet; what was sent is kept. Please press the button again.`,
        );
    }
  }
};
