import type { TextSpan } from '@covertrail/domain/compliance/exhibit/exhibit-reading';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { mentionsOf } from '../terms/mention.js';
import { partiesIn } from '../terms/party-mentions.js';
import { endorsementOfKind, type EndorsementKind, type InsuredFor } from './endorsement-kinds.js';
import { formsOfEndorsements } from './read-forms.js';
import { linesOf, type Scope } from './scope.js';
import { ofAll, open, stated, type Statement } from './statement.js';

const KINDS: readonly (readonly [RegExp, EndorsementKind])[] = [
  [/\badditional(?:ly)?[\s-]insureds?\b(?:\s+status)?/gi, 'insured'],
  [
    /\bwaivers?\s+of\s+(?:all\s+)?(?:subrogation|(?:transfer\s+of\s+)?(?:rights?|recovery))(?:\s+of\s+recovery)?|\bwaiv(?:e|es|ed|ing)\s+(?:[\w'-]+\s+){0,6}?(?:subrogation|rights?\s+of\s+recovery)|\b(?:rights?\s+of\s+)?subrogation\b[^.;]{0,40}\bwaived\b/gi,
    'waiver',
  ],
  [
    /\bprimary\s*(?:,|and|&|\/|to\s+and|basis\s+and)?\s*(?:and\s+)?non-?\s?contribut(?:ory|ing)|\bprimary\b[^.;]{0,90}\b(?:not\s+(?:seek\s+contribution|contribute)|without\s+(?:any\s+)?(?:right\s+of\s+)?contribution|non-?\s?contribut(?:ory|ing)|excess\s+and\s+(?:non-?\s?contribut|shall\s+not\s+contribut))/gi,
    'primary',
  ],
];
/** The subject of a clause of its own: `…, and the workers' compensation policy shall …`. */
const CLAUSE =
  /(?:,|;)?\s+(?:and|while)\s+(?=(?:the|its|contractor's|all|such)\s[^,;]{3,70}\b(?:shall|must|will)\b)|[,;]\s+(?=(?:the|its)\s[^,;]{3,70}\b(?:shall|must|will)\b)/gi;

/** The endorsements that a sentence asks, with the forms that it names. */
export function readEndorsements(scope: Scope): readonly Statement[] {
  const byForm = formsOfEndorsements(scope);
  const byWords = mentionsOf(KINDS, scope.plain).flatMap((mention, index, all) =>
    all.findIndex(({ subject }) => subject === mention.subject) === index || isNewClause(scope.plain, mention)
      ? ofWords(scope, mention.subject, mention, byForm)
      : [],
  );
  return [...byForm, ...byWords];
}

const isNewClause = (plain: string, { from }: TextSpan): boolean => clauseAround(plain, from).from > 0;

function clauseAround(plain: string, at: number): TextSpan {
  const cuts = [...plain.matchAll(CLAUSE)].map(({ index, 0: cut }) => index + cut.length);
  return {
    from: cuts.findLast((cut) => cut <= at) ?? 0,
    to: cuts.find((cut) => cut > at) ?? plain.length,
  };
}

/** Endorsements that a form of the same sentence already gives on a line are not asked once more by their words. */
function ofWords(
  scope: Scope,
  kind: EndorsementKind,
  at: TextSpan,
  byForm: readonly Statement[],
): readonly Statement[] {
  const parties = kind === 'insured' ? partiesIn(scope.plain) : [];
  const entity = parties.length === 1 ? (parties[0] ?? null) : null;
  const several = parties.length > 1 ? [open('severalParties', at)] : [];
  const { lines, isOfAll } = linesFor(scope, at);
  if (lines.length === 0 && isOfAll) return [ofAll({ kind: 'endorsement', is: kind, entity }, at), ...several];
  if (lines.length === 0) return byForm.length > 0 ? several : [open('lineNotNamed', at), ...several];
  const endorsements = lines.flatMap((line) => {
    const codes = endorsementOfKind(line, kind, insuredFor(scope.plain));
    const given = byForm.flatMap(({ requirement }) =>
      requirement?.kind === 'endorsement' && requirement.line === line ? [requirement.code] : [],
    );
    return kind === 'insured' && codes.some((code) => given.includes(code))
      ? []
      : codes
          .filter((code) => !given.includes(code))
          .map((code) => stated({ kind: 'endorsement', line, code, forms: [], entity }, at));
  });
  return [...endorsements, ...several];
}

/** With amounts of several lines in a sentence an endorsement is of the line before it; else of all lines of its clause. */
function linesFor(scope: Scope, at: TextSpan): { readonly lines: readonly CoverageLine[]; readonly isOfAll: boolean } {
  const { from, to } = clauseAround(scope.plain, at.from);
  const inside = scope.named.filter((mention) => mention.from >= from && mention.to <= to);
  const last = inside.findLast((mention) => mention.from < at.from);
  const chosen = /\$\s?\d/.test(scope.plain) && last !== undefined ? [last] : inside;
  const subjects = chosen.length > 0 ? chosen.map(({ subject }) => subject) : scope.isOfAll ? [] : linesOf(scope);
  const lines = [...new Set(subjects)].flatMap((line) =>
    line === 'foreign' || scope.excepted.includes(line) ? [] : [line],
  );
  return { lines, isOfAll: scope.isOfAll };
}

function insuredFor(plain: string): InsuredFor {
  const ongoing = /\bongoing\b/i.test(plain);
  const completed = /\bcompleted(?:[\s-]|\s+and\s+)*operations\b|\bongoing\s+(?:and|or|&|and\/or)\s+completed\b/i.test(
    plain,
  );
  if (completed) return ongoing || !/\bfor\s+completed\b/i.test(plain) ? 'both' : 'completed';
  return 'ongoing';
}
