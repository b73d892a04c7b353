/** Publishes a piece of news of a school as the back office does, and prints the moment at which it was stored. */
import { closePayload, openPayload } from '../../cms/src/open-payload.ts';

const [code = '', ...titles] = process.argv.slice(2);
const payload = await openPayload();
const { docs } = await payload.find({ collection: 'schools', where: { code: { equals: code } } });
const school = docs[0]?.id as number;
for (const title of titles) {
  await payload.create({
    collection: 'news',
    data: {
      title,
      description: 'Measured.',
      fromDate: new Date().toISOString().slice(0, 10),
      school,
      _status: 'published',
    },
  });
  console.log(`${title} ${Date.now()}`);
  // The next one when this one is seen everywhere.
  await new Promise((resolve) => setTimeout(resolve, 5000));
}
await closePayload(payload);
process.exit(0);
