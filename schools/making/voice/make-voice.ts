/**
 * Speaks the messages with espeak-ng, softens them with sox and packs them with lame: mono MP3, 40 kbit/s.
 * Needs Debian's espeak-ng, sox and lame. Run: node schools/making/voice/make-voice.ts
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { spoken } from './messages.ts';

const most = 100 * 1024;
const target = fileURLToPath(new URL('../../njms/voice/', import.meta.url));
const work = mkdtempSync(join(tmpdir(), 'voice-'));
mkdirSync(target, { recursive: true });
try {
  for (const [name, { voice, pitch, speed, text }] of Object.entries(spoken)) {
    const raw = join(work, `${name}-raw.wav`);
    const soft = join(work, `${name}.wav`);
    const mp3 = join(target, `${name}.mp3`);
    execFileSync('espeak-ng', [
      '-v',
      voice,
      '-p',
      `${pitch}`,
      '-s',
      `${speed}`,
      '-g',
      '4',
      '-w',
      raw,
      text,
    ]);
    // A telephone's tilt the other way: less hiss, a little chest, silence at both ends, the same loudness for all.
    const effects =
      'highpass 90 equalizer 220 1q 2.5 equalizer 3200 1q -3 lowpass 7200 reverb 8 40 20 pad 0.25 0.4 gain -n -2';
    execFileSync('sox', [
      '-D',
      raw,
      '-r',
      '22050',
      '-c',
      '1',
      '-b',
      '16',
      soft,
      ...effects.split(' '),
    ]);
    execFileSync('lame', ['--quiet', '-m', 'm', '-b', '40', '--tt', name, soft, mp3]);
    const { size } = statSync(mp3);
    if (size > most) throw new Error(`${name}.mp3 weighs ${size} bytes, more than ${most}`);
    console.log(name, size, `${(size / 5000).toFixed(1)} s`);
  }
} finally {
  rmSync(work, { recursive: true });
}
