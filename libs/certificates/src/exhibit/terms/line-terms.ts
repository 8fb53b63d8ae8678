import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { mentionsOf, type Mention } from './mention.js';

/** `foreign`: insurance that no line of the product is for, so that an amount beside it belongs to no line. */
export type NamedLine = CoverageLine | 'foreign';

const KIND = String.raw`(?:\s+(?:liability|insurance|coverage|policy|policies|form))*`;
const term = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})${KIND}`, 'gi');

/** What contracts call the lines of coverage. */
const LINES: readonly (readonly [RegExp, NamedLine])[] = [
  [
    term(
      String.raw`(?:comprehensive|commercial|public)\s+(?:or\s+comprehensive\s+)?general\s+liability|general\s+liability|CGL|GL|public\s+liability`,
    ),
    'generalLiability',
  ],
  [
    term(
      String.raw`(?:(?:business|commercial|comprehensive|owned)\s+)?(?:automobile|auto|motor\s+vehicle|vehicle)\s+liability|(?:business|commercial|comprehensive)\s+(?:auto(?:mobile)?|vehicle)|auto(?:mobile)?(?=\s+(?:insurance|coverage|policy|policies))`,
    ),
    'automobile',
  ],
  [
    /(?<=(?:^|and|or|,|&|the|liability)\s*)auto(?:mobile)?(?:\s+(?:insurance|coverage|policy|policies))?(?=\s*(?:$|:|,|and\b|policies|polic))/gi,
    'automobile',
  ],
  [
    term(
      String.raw`worker'?s'?\s+compensation(?:\s+(?:and|&|\/)\s+employer'?s'?\s+liability)?|workmen'?s\s+compensation|worker'?s'?\s+comp|WC(?=[\s,/:)]|$)(?!\s+\d)|employer'?s'?\s+liability`,
    ),
    'workersCompensation',
  ],
  [/\bE\.?L\.?(?=\s+(?:each|disease|limits?))/g, 'workersCompensation'],
  [
    term(String.raw`umbrella(?:\s*(?:or|and|and\s*\/\s*or|\/)\s*excess)?|excess\s*(?:or|and\s*\/\s*or|\/)\s*umbrella`),
    'umbrella',
  ],
  [term(String.raw`(?:follow(?:ing)?\s+form\s+)?excess\s+(?:liability|insurance|coverage|policy)`), 'excessLiability'],
  [
    term(
      String.raw`(?:architects?'?\s+(?:and|&)\s+engineers?'?\s+)?professional(?:\s+liability|\s+indemnity|\s+services\s+liability|(?=\s+(?:insurance|coverage|policy|policies)))|errors\s+(?:and|&)\s+omissions|E\s?&\s?O`,
    ),
    'professionalLiability',
  ],
  [
    term(
      String.raw`(?:contractors?'?s?\s+)?(?:environmental|pollution)(?:\s+legal)?(?:\s+liability|(?=\s+(?:insurance|coverage|policy)|\s{2,}|:))|CPL\b`,
    ),
    'pollutionLiability',
  ],
  [
    term(
      String.raw`cyber(?:\s*(?:security|risk))?(?:\s*(?:and|&|\/)\s*(?:privacy|network\s+security))?(?:\s+liability)?|network\s+security(?:\s+(?:and|&)\s+privacy)?\s+liability`,
    ),
    'cyberLiability',
  ],
  [term(String.raw`liquor(?:\s+legal)?\s+liability`), 'liquorLiability'],
  [term(String.raw`garage\s+liability`), 'garageLiability'],
  [term(String.raw`garage\s?keepers?'?(?:\s+legal)?(?:\s+liability)?`), 'garagekeepers'],
  [term(String.raw`builder'?s'?\s+risk`), 'buildersRisk'],
  [term(String.raw`(?:contractor'?s'?|mobile)\s+equipment(?:\s+floater)?`), 'contractorsEquipment'],
  [
    term(
      String.raw`(?:motor\s+truck\s+)?cargo(?:\s+legal)?(?:\s+liability|(?=\s+(?:insurance|coverage|policy)))|motor\s+truck\s+cargo`,
    ),
    'motorTruckCargo',
  ],
  [term(String.raw`(?:commercial|all[-\s]risk)\s+property|property\s+insurance`), 'commercialProperty'],
  [
    term(
      String.raw`(?:commercial\s+)?crime(?=\s+(?:insurance|coverage|policy))|fidelity(?:\s+bond)?|employee\s+(?:theft|dishonesty)`,
    ),
    'crimeAndFidelity',
  ],
  [
    term(
      String.raw`railroad\s+protective|owner'?s'?\s+(?:and\s+contractor'?s'?\s+)?protective|OCP|aircraft|aviation|drone|unmanned\s+aircraft|watercraft|protection\s+(?:and|&)\s+indemnity|marine|installation\s+floater|inland\s+marine|surety|(?:performance|payment|bid)(?:\s+and\s+payment)?\s+bonds?|directors?\s+and\s+officers?|D\s?&\s?O|employment\s+practices|fiduciary|product\s+recall|media|wrap-?up|OCIP|CCIP|abuse(?:\s+(?:and|or)\s+molestation)?|sexual\s+(?:abuse|misconduct)|technology|warehouse\s+legal|boiler(?:\s+(?:and|&)\s+machinery)?|equipment\s+breakdown|physical\s+damage|flood|earthquake|title|health|disability|life`,
    ),
    'foreign',
  ],
  [
    /\b(?!(?:general|auto|automobile|vehicle|'?s|employers?'?|employer's|excess|umbrella|professional|pollution|environmental|cyber|liquor|garage|legal|premises|contractual|product|products|property|operations|of|no|any|the|for|such|all|other|and|or|each|insurance|third-party|injury|damage|joint|several|personal|unlimited|limited|tort|strict|without|indemnity|primary|required|completed|its|their|public|security|privacy|from|to|against|aggregate|in|protective|keepers?'?|garagekeepers?'?)\s)[a-z-]{4,}\s+liability\s+(?:insurance|coverage|policy)/gi,
    'foreign',
  ],
];

export const linesIn = (plain: string): readonly Mention<NamedLine>[] => mentionsOf(LINES, plain);

/** Words that mean every line of the exhibit. */
const ALL =
  /\b(?:(?:all|each|every|any)(?:\s+of)?(?:\s+(?:the|such|its|contractor'?s'?|these|other))?(?:\s+(?:above|foregoing|required|liability|insurance|applicable|such|of))*\s+(?:insurance|polic(?:y|ies)|coverages?|lines?)|(?:the|such)\s+(?:insurance|polic(?:y|ies)|coverages)\s+(?:required|described|listed)|(?:required|foregoing|above)\s+(?:insurance|policies|coverages))\b/i;
export const speaksOfAllLines = (plain: string): boolean => ALL.test(plain);

/** What takes lines out again: `except Workers' Compensation and Professional Liability`. */
const EXCEPT = /\b(?:except(?:ing)?(?:\s+for)?|excluding|other\s+than|with\s+the\s+exception\s+of|but\s+not)\b/i;

/** Where an exception begins; the length of the text where there is none. */
export function exceptionFrom(plain: string): number {
  const match = EXCEPT.exec(plain);
  return match === null ? plain.length : match.index;
}
