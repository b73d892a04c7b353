/** In which browser and on what somebody signed in, in words by which they know it again: `Chrome on Android`. */

/** The first that fits: Chrome's name is in nearly all of them, Safari's in Chrome's. */
const browsers: [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'a Mac'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

const firstOf = (kinds: [RegExp, string][], agent: string): string | undefined =>
  kinds.find(([pattern]) => pattern.test(agent))?.[1];

export const browserFamily = (agent: string | null | undefined): string => {
  const [browser, system] = [firstOf(browsers, agent ?? ''), firstOf(systems, agent ?? '')];
  if (!browser && !system) return 'Another program';
  return `${browser ?? 'A browser'}${system ? ` on ${system}` : ''}`;
};
