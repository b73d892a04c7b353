/** One file to the back office. By XMLHttpRequest: `fetch` does not tell how much has gone out. */
import { uploadKeyHeader } from '../../media/upload-key-header.ts';
import { Refused } from './upload-queue.ts';

/** These pass: a server that restarts, a line that is too busy. */
const passing = new Set([0, 408, 425, 429, 500, 502, 503, 504]);
/** A server that takes longer has lost it. */
const timeout = 5 * 60 * 1000;

type Problem = { message?: string; data?: { errors?: { message?: string }[] } };

const problemIn = (answer: unknown, status: number): string => {
  if (status === 401 || status === 403)
    return 'You are signed out, or may not add files. Please sign in again; the others are kept.';
  const [error] = (answer as { errors?: Problem[] } | null)?.errors ?? [];
  return error?.data?.errors?.[0]?.message ?? error?.message ?? 'It cannot be taken.';
};

/** `key`: the same at each try, so that what was stored and whose answer was lost is not stored once more. */
export const postFile = <Doc>(
  slug: 'media' | 'private-files',
  form: FormData,
  key: string,
  onProgress: (sent: number) => void = () => {},
): Promise<Doc> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/api/${slug}?depth=0`);
    request.setRequestHeader(uploadKeyHeader, key);
    request.responseType = 'json';
    request.timeout = timeout;
    request.upload.onprogress = ({ loaded, total }) => onProgress(total ? loaded / total : 0);
    request.onerror = () => reject(new Error('The line broke.'));
    request.ontimeout = request.onerror;
    request.onload = () => {
      const { status, response } = request;
      if (status === 201) resolve((response as { doc: Doc }).doc);
      else if (passing.has(status)) reject(new Error(`Answered ${status}.`));
      else reject(new Refused(problemIn(response, status)));
    };
    request.send(form);
  });
