/** Who does not know number and name together learns nothing: neither from the words nor from the time. */
import { type Answer, addressOf, askJson } from '../client/ask.ts';
import { auc, chanceOfAuc } from '../measure/auc.ts';
import { demoCertificates } from '../product/demo.ts';
import { type Context, near, noneOf, type Outcome, type Scenario } from '../scenario.ts';

const room = 24;
/** Fewer than make a number be guarded more closely. */
const guessesPerNumber = 4;

const withoutDate = ({ status, rawHeaders, text }: Answer): string => {
  const pairs: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (!/^date$/i.test(rawHeaders[at] ?? ''))
      pairs.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return [status, ...pairs, text].join('\n');
};

const run = async (context: Context): Promise<Outcome> => {
  const { product } = await context.office();
  let asked = 0;
  const lookUp = async (admission: string, name: string): Promise<Answer> => {
    asked += 1;
    return askJson(
      product.siteUrl,
      '/api/tc/NJMS',
      { admission, name },
      { from: addressOf(room, asked) },
    );
  };
  const known = demoCertificates.slice(0, context.sized(8, 5));
  const times = { known: [] as number[], unknown: [] as number[] };
  const words = new Set<string>();
  let refused = 0;
  const take = async (kind: 'known' | 'unknown', admission: string) => {
    const answer = await lookUp(admission, 'Nobody Of This Name');
    // Limits that set in are no oracle, but they are no measure either.
    if (answer.status !== 404) {
      refused += 1;
      return;
    }
    times[kind].push(answer.ms);
    words.add(withoutDate(answer));
  };
  for (let round = 0; round < guessesPerNumber; round += 1)
    for (const [index, { admission }] of known.entries()) {
      context.signal.throwIfAborted();
      const unknown = `NJ/1999/${round}${index}`;
      // Side by side, each first in turn: whatever else the machine does meets both alike.
      const both = [() => take('known', admission), () => take('unknown', unknown)];
      await Promise.all(((round + index) % 2 ? both : both.toReversed()).map((one) => one()));
    }
  const told = auc(times.unknown, times.known);
  return {
    figures: [
      near(
        'AUC of times, wrong name or unknown number',
        told,
        0.5,
        chanceOfAuc(times.known.length, times.unknown.length),
      ),
      noneOf('answers that differ in a byte', words.size - 1, asked - refused),
    ],
    notes: [`${refused} lookups were refused by a limit`, ...words],
  };
};

export const tcOracle: Scenario = {
  name: 'tc-oracle',
  title: 'A wrong name and an unknown number get the same bytes in the same time.',
  isQuick: true,
  databases: ['sqlite', 'postgres'],
  limitSeconds: 180,
  run,
};
