import { symbolsOfLine } from '@covertrail/domain/insurance/lines/line-coverage';
import { amountsIn } from '../text/amounts.js';
import { countsIn, MONTHS_IN } from '../text/counts.js';
import { hasTrigger } from '@covertrail/domain/insurance/line-facts';
import { found, productLines } from './read-line-terms.js';
import type { Scope } from './scope.js';
import { ofAll, open, stated, type Statement } from './statement.js';

const ANY_AUTO = /\bany\s+auto(?:mobile)?s?\b|\bsymbol\s+(?:1|\(1\)|"1")(?![\d])/i;
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:all\s+)?owned\b(?<!non-?\s?owned)/i, 2],
  [/\bhired\b/i, 8],
  [/\bnon-?\s?owned\b/i, 9],
];
const SYMBOLS = /\b(?:symbols?|codes?)\s+(\d{1,2}(?:\s*(?:,|and|&|\/|,\s*and)\s*\d{1,2})*)/i;

/** The autos that a policy must cover, by their symbols. */
export function readSymbols(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  if (!productLines(scope).includes('automobile')) return [];
  const possible = symbolsOfLine('automobile');
  const written = SYMBOLS.exec(plain);
  const numbers = (written?.[1]?.match(/\d+/g) ?? []).map(Number).filter((symbol) => possible.includes(symbol));
  const any = found(ANY_AUTO, plain);
  const kinds = KINDS.filter(([pattern]) => pattern.test(plain)).map(([, symbol]) => symbol);
  const at = written
    ? { from: written.index, to: written.index + written[0].length }
    : (any ?? found(/\b(?:owned|hired|non-?\s?owned)\b/i, plain));
  const symbols = numbers.length > 0 ? numbers : any !== null ? [1] : kinds;
  return at === null || symbols.length === 0
    ? []
    : [stated({ kind: 'symbols', line: 'automobile', symbols: [...new Set(symbols)] }, at)];
}

const DEDUCTIBLE = /\bdeductibles?\b|\bself-?\s?insured\s+retentions?\b|\bretentions?\b|\bSIRs?\b/i;
const AT_MOST =
  /\b(?:exceed|no\s+(?:greater|more|larger|higher)\s+than|not\s+(?:be\s+)?(?:greater|more|larger|higher)\s+than|maximum|at\s+most|in\s+excess\s+of|(?:over|above|exceeding|greater\s+than)|up\s+to|less\s+than)\b/i;

/** The largest deductible. One that somebody must approve, without an amount, is for a person. */
export function readDeductible(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  const at = found(DEDUCTIBLE, plain);
  if (at === null) return [];
  const amount = amountsIn(plain).find(({ from }) => from > at.from) ?? null;
  if (amount === null)
    return /\b(?:approv|declar|disclos|consent|responsib)/i.test(plain) ? [open('approval', at)] : [];
  if (!AT_MOST.test(plain)) return [open('limitNotNamed', amount)];
  if (amount.cents === null) return [open('wordsAndDigits', amount)];
  const retentionAccepted = /\bretention|\bSIR/i.test(plain);
  const deductible = { atMost: amount.cents, retentionAccepted };
  const lines = productLines(scope);
  if (lines.length > 0 && !scope.isOfAll)
    return lines.map((line) => stated({ kind: 'deductible', line, ...deductible }, amount));
  return [ofAll({ kind: 'deductible', ...deductible }, amount)];
}

const SINGLE = /\bexclusion(?:s|ary)?\b|\bexclud(?:e|es|ed|ing)\b|\blimitation\s+endorsement/i;
const REFUSED = /\b(?:no|not|without|free\s+(?:of|from)|shall\s+not|must\s+not|delete[ds]?|remov)/i;
const ALL_OF_THEM =
  /\b(?:no|not\s+(?:contain|include|have|be\s+subject\s+to)(?:\s+any)?|without|free\s+(?:of|from))\s+(?:any\s+)?(?:endorsements?\s+or\s+|special\s+|restrictive\s+|additional\s+|manuscript\s+|non-?standard\s+)*(?:exclusions?|exclusionary\s+endorsements?)\b(?!\s+(?:for|of|relating|related|regarding|applicable|applying|pertaining|with\s+respect|concerning|which|that|to))/i;

/** Exclusions that are not accepted: a template refuses all of a line, so that a single one is for a person. */
export function readExclusions(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  const at = found(SINGLE, plain);
  if (at === null || !REFUSED.test(plain) || /\bexcluding\b/i.test(plain.slice(at.from, at.to))) return [];
  const lines = productLines(scope);
  if (lines.length === 0 || !ALL_OF_THEM.test(plain)) return [open('exclusion', at)];
  return lines.map((line) => stated({ kind: 'exclusions', line }, at));
}

const COMBINES =
  /\b(?:combination|any\s+combination|combining)\b[^.;]{0,60}\b(?:primary|umbrella|excess)\b|\b(?:satisf|met|meet|achiev|provid|obtain|compl)\w*\b[^.;]{0,60}\b(?:through|by|with|using|via)\b[^.;]{0,60}\b(?:umbrella|excess)\b/i;

/** Umbrella and excess policies may fill what those below them lack. */
export function readUmbrellaAdds({ plain }: Scope): readonly Statement[] {
  const at = /\b(?:umbrella|excess)\b/i.test(plain) ? found(COMBINES, plain) : null;
  return at === null ? [] : [stated({ kind: 'umbrellaAdds' }, at)];
}

const EXTENDED = /\bextended\s+(?:claims\s+)?reporting\b|\bdiscovery\s+period\b|\btail\s+(?:coverage|period)\b/i;
const KEPT = /\b(?:maintain|kept|keep|remain|continue|in\s+force|carried|carry|provid|tail)\w*\b/i;
const AFTER = /\b(?:after|following|beyond|from)\b[^.;]{0,60}\b(?:complet|acceptance|terminat|expir|final)/i;

/** An extended reporting period in months. How long cover is kept after the work depends on its end: a template takes a day. */
export function readPeriods(scope: Scope): readonly Statement[] {
  const { plain } = scope;
  const period = countsIn(plain).find(({ unit }) => unit !== 'days');
  if (period === undefined || period.unit === 'days') return [];
  if (period.count === null) return [open('wordsAndDigits', period)];
  const lines = productLines(scope).filter(hasTrigger);
  if (EXTENDED.test(plain) && lines.length > 0) {
    const months = period.count * MONTHS_IN[period.unit];
    return lines.map((line) => stated({ kind: 'extendedReporting', line, months }, period));
  }
  return KEPT.test(plain) && AFTER.test(plain) ? [open('needsDate', period)] : [];
}
