import type { SessionUse } from '@covertrail/platform/vault/vault.port';

type Names = readonly (readonly [RegExp, string])[];

/** The first that fits: most browsers name those besides that they behave like. */
const BROWSERS: Names = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const SYSTEMS: Names = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
/** No browser calls itself so at length. */
const MOST_CHARACTERS = 512;

/** What a browser calls itself, in the words that people know; null for what they do not [A17]. */
export function browserNamed(userAgent: string | null): Pick<SessionUse, 'browser' | 'system'> {
  const text = (userAgent ?? '').slice(0, MOST_CHARACTERS);
  return { browser: named(BROWSERS, text), system: named(SYSTEMS, text) };
}

const named = (names: Names, text: string): string | null => names.find(([pattern]) => pattern.test(text))?.[1] ?? null;
