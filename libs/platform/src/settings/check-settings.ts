import { StartRefused } from '../errors/refusal.js';
import { SETTINGS, type Setting } from './settings.js';

const PREFIX = 'COVERTRAIL_';
const FILE = '_FILE';
/** Read by tests, measures and checks, never by a program that holds anything of value. */
const OF_TESTS = /^(TEST|BENCH|PROPERTY|REQUIRE|CI)_/;
/** What Kubernetes sets in every container for a service of the name `covertrail`. */
const OF_A_SERVICE = /^(SERVICE_(HOST|PORT)|PORT(_\d+_(TCP|UDP)(_(PROTO|PORT|ADDR))?)?)(_\w+)?$/;

/**
 * Holds the environment of a program against the table of settings. Throws StartRefused for a value that is not of its kind, and for a name
 * that no program reads: a switch with a typing error in it must not be passed over in silence (ADR 55).
 */
export function checkSettings(env: NodeJS.ProcessEnv): void {
  for (const [variable, value] of Object.entries(env)) {
    if (!variable.startsWith(PREFIX) || value === undefined) continue;
    const name = variable.slice(PREFIX.length);
    if (OF_TESTS.test(name) || OF_A_SERVICE.test(name)) continue;
    const setting = settingOf(name);
    if (!setting) throw new StartRefused(`${variable} is no setting of Covertrail. ${meant(name)}`);
    const wanted = value === '' ? null : problemOf(setting, value);
    if (wanted !== null) throw new StartRefused(`${variable} must be ${wanted}, not "${value}"`);
  }
}

function settingOf(name: string): Setting | undefined {
  if (Object.hasOwn(SETTINGS, name)) return SETTINGS[name];
  const held = name.endsWith(FILE) ? name.slice(0, -FILE.length) : name;
  return Object.hasOwn(SETTINGS, held) && SETTINGS[held]?.kind === 'secret' ? { kind: 'text' } : undefined;
}

/** What the value must be; null where it is that. */
function problemOf(setting: Setting, value: string): string | null {
  switch (setting.kind) {
    case 'switch':
      return value === '0' || value === '1' ? null : '0 or 1';
    case 'oneOf':
      return setting.values.includes(value) ? null : `one of ${setting.values.join(', ')}`;
    case 'number':
      return /^\d{1,9}$/.test(value) && Number(value) <= (setting.most ?? Infinity)
        ? null
        : `a whole number${setting.most ? ` from 0 to ${setting.most}` : ''}`;
    default:
      return null;
  }
}

/** Names the setting that differs least, where one is close. */
function meant(name: string): string {
  const candidates = Object.keys(SETTINGS).map((setting) => ({ setting, distance: distanceOf(name, setting) }));
  const nearest = candidates.reduce((best, candidate) => (candidate.distance < best.distance ? candidate : best));
  return nearest.distance <= 2 ? `Is ${PREFIX}${nearest.setting} meant?` : 'docs/runbooks/start.md lists the settings';
}

/** How many letters are to be changed, added or left out to make one text of the other (Levenshtein). */
function distanceOf(text: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= text.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const same = text[at - 1] === other[to - 1] ? 0 : 1;
      next.push(Math.min(next[to - 1]! + 1, row[to]! + 1, row[to - 1]! + same));
    }
    row = next;
  }
  return row[other.length]!;
}
