/** The words of the voice messages, by the name of their file. */
export type Spoken = { voice: string; pitch: number; speed: number; text: string };

/** espeak-ng's Indian English has no voice of its own; these variants of it are the plainest to hear. */
export const spoken: Record<string, Spoken> = {
  'winter-timings': {
    voice: 'en-gb+f3',
    pitch: 46,
    speed: 147,
    text: 'Dear parents, namaste. From the first of October, the school will begin at eight thirty in the morning, and close at two thirty. The K G Block closes at one thirty. Buses come one hour later than in summer. Thank you.',
  },
  'ptm-reminder': {
    voice: 'en-gb+m3',
    pitch: 38,
    speed: 144,
    text: 'Dear parents. This is a reminder of the parent teacher meeting on Saturday, from nine in the morning. Please come with your ward, in the slot which is written in the diary. We look forward to meeting you.',
  },
  'fog-buses': {
    voice: 'en-gb+m7',
    pitch: 34,
    speed: 142,
    text: 'Dear parents. Because of dense fog, school begins at nine thirty today, and all buses will run one hour late. Please do not hurry the drivers. Keep your child away from the road until the bus has stopped. Thank you.',
  },
  'fee-reminder': {
    voice: 'en-gb+f4',
    pitch: 42,
    speed: 146,
    text: 'Dear parents. The second installment of the school fee is due by the tenth of July. You can pay online, at any hour, or by cheque at the counter. If you have paid already, please ignore this message.',
  },
  'annual-day-invitation': {
    voice: 'en-gb+f2',
    pitch: 62,
    speed: 150,
    text: 'Namaste! I am Ishita, the head girl. On behalf of all of us, I invite you to our Annual Day, on the twenty ninth of November, at half past four, in the Main Ground. Do bring your grandparents. The first three rows are theirs.',
  },
  'kg-block-pick-up': {
    voice: 'en-gb+f1',
    pitch: 50,
    speed: 140,
    text: 'Dear parents of the K G Block. Children leave at twelve thirty, from gate two. Please carry the pick up card. If someone else comes for your child, tell us in writing in the morning. Thank you.',
  },
};
