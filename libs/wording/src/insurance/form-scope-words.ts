import type { FormScope } from '@covertrail/domain/insurance/forms/form-scope';
import { upperFirst } from '../text/first-letter.js';

type Given = Exclude<FormScope, `exclusion:${string}`>;

/** What a form gives, inside a sentence. */
const GIVEN_WORDS: Readonly<Record<Given, string>> = {
  'AI-ongoing': 'additional insured for ongoing operations',
  'AI-completed': 'additional insured for completed operations',
  'AI-premises': 'additional insured for premises',
  'AI-lessor': 'additional insured for a lessor',
  'AI-vendor': 'additional insured for a vendor',
  'AI-auto': 'additional insured on autos',
  waiver: 'waiver of subrogation',
  'primary-noncontributory': 'primary and noncontributory cover',
  'aggregate-project': 'an aggregate for each project',
  'aggregate-location': 'an aggregate for each location',
  notice: 'notice of cancellation',
  mortgagee: 'an interest for a mortgagee',
  'loss-payee': 'an interest for a loss payee',
  'lender-loss-payable': 'an interest for a lender',
  'pollution-transport': 'pollution cover for autos',
  'MCS-90': 'the promise of a motor carrier to the public',
  grant: 'cover of another kind',
  scheduled: 'a schedule that names parties',
  blanket: 'blanket wording for whom a contract requires',
};

/** Exclusions whose code is not their name. */
const EXCLUDED_WORDS: Readonly<Record<string, string>> = {
  EIFS: 'exterior insulation and finish (EIFS)',
  PFAS: 'PFAS',
  xcu: 'explosion, collapse and underground damage',
  'outside-schedule': 'what is not on the schedule',
  'sole-fault-indemnity': 'indemnity for the sole fault of others',
  'safeguard-not-kept': 'loss while a safeguard is not kept',
};

const EXCLUSION = 'exclusion:';
export const isExclusion = (scope: FormScope): scope is `exclusion:${string}` => scope.startsWith(EXCLUSION);

/** Whether a scope only says how parties are named. */
export const isNaming = (scope: FormScope): boolean => scope === 'scheduled' || scope === 'blanket';

/** What a form gives or excludes, inside a sentence: `waiver of subrogation`, `subcontractor work`. */
export function scopePhrase(scope: FormScope): string {
  if (!isExclusion(scope)) return GIVEN_WORDS[scope];
  const code = scope.slice(EXCLUSION.length);
  return EXCLUDED_WORDS[code] ?? code.replaceAll('-', ' ');
}

/** `Waiver of subrogation`; `Excludes subcontractor work`. */
export const scopeText = (scope: FormScope): string =>
  isExclusion(scope) ? `Excludes ${scopePhrase(scope)}` : upperFirst(scopePhrase(scope));
