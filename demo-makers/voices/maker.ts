/** The voice messages: spoken with espeak-ng, softened with sox and packed with lame as mono MP3, 40 kbit/s. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Maker } from '../maker.ts';
import { type Spoken, spoken } from './messages.ts';

// A telephone's tilt the other way: less hiss, a little chest, silence at both ends, the same loudness for all.
const effects = 'highpass 90 equalizer 220 1q 2.5 equalizer 3200 1q -3 lowpass 7200 reverb 8 40 20 pad 0.25 0.4 gain -n -2';

function speak(name: string, { voice, pitch, speed, text }: Spoken): Buffer {
  const work = mkdtempSync(join(tmpdir(), 'voice-'));
  const [raw, soft, mp3] = ['raw.wav', 'soft.wav', 'voice.mp3'].map((file) => join(work, file)) as [string, string, string];
  try {
    const manner = ['-v', voice, '-p', `${pitch}`, '-s', `${speed}`, '-g', '4'];
    execFileSync('espeak-ng', [...manner, '-w', raw, text]);
    const format = ['-r', '22050', '-c', '1', '-b', '16'];
    execFileSync('sox', ['-D', raw, ...format, soft, ...effects.split(' ')]);
    execFileSync('lame', ['--quiet', '-m', 'm', '-b', '40', '--tt', name, soft, mp3]);
    return readFileSync(mp3);
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** Makes the voice messages. */
export const voiceMaker: Maker = {
  needs: ['espeak-ng', 'sox', 'lame'],
  products: () =>
    Object.entries(spoken).map(([name, message]) => ({
      path: `schools/njms/voice/${name}.mp3`,
      most: 100 * 1024,
      make: async () => speak(name, message),
    })),
};
