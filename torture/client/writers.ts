/** Writers who send enquiries all the while, and remember which were acknowledged. */
import { mostSetAside } from '../../cms/src/api/limits/limits.ts';
import { enquiry } from '../product/demo.ts';
import { readRows } from '../product/stored.ts';
import { addressOf, askJson } from './ask.ts';
import { pause } from './crowd.ts';

export type Writers = {
  acknowledged: Set<string>;
  sent: () => number;
  /** When the last one was acknowledged. */
  lastAt: () => number;
  stop: () => Promise<void>;
};

/**
 * To the forms this is a flood: most of it is set aside, and beyond a bound the oldest makes room, which is as it should be but
 * would look like a loss. So the writers slow down as that bound comes nearer, and stop before it.
 */
const roomFor = (schools: number) => schools * (mostSetAside - 200);

/** Every writer sends one form after the other, each told from all others by a mark in its message. */
export const sendWriters = (
  siteUrl: string,
  {
    count,
    restMs,
    room,
    schools = ['NJMS', 'SVNK'],
  }: { count: number; restMs: number; room: number; schools?: string[] },
): Writers => {
  const acknowledged = new Set<string>();
  let sent = 0;
  let lastAt = 0;
  let isOver = false;
  const run = Date.now().toString(36);
  const most = roomFor(schools.length);
  const write = async (writer: number) => {
    while (!isOver) {
      if (acknowledged.size >= most) {
        await pause(1000);
        continue;
      }
      sent += 1;
      const mark = `mark ${run}-${room}-${sent}`;
      const school = schools[sent % schools.length];
      const answer = await askJson(siteUrl, `/api/form/${school}/Admission`, enquiry(mark), {
        from: addressOf(room, sent),
        timeoutMs: 20_000,
      }).catch(() => undefined);
      if (answer?.status === 200) {
        acknowledged.add(mark);
        lastAt = performance.now();
      }
      await pause((restMs + writer) * (1 + (4 * acknowledged.size) / most));
    }
  };
  const writing = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)));
  return {
    acknowledged,
    sent: () => sent,
    lastAt: () => lastAt,
    stop: async () => {
      isOver = true;
      await writing;
    },
  };
};

/** How many acknowledged enquiries are not stored, and how many are stored more than once. */
export const compareStored = async (
  acknowledged: ReadonlySet<string>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string },
): Promise<{ lost: number; doubled: number }> => {
  const rows = await readRows(
    dataDir,
    "select message from enquiries where message like 'mark %'",
    databaseUrl,
  );
  const stored = new Map<string, number>();
  for (const { message } of rows)
    stored.set(String(message), (stored.get(String(message)) ?? 0) + 1);
  return {
    lost: [...acknowledged].filter((mark) => !stored.has(mark)).length,
    doubled: [...stored.values()].filter((times) => times > 1).length,
  };
};
