import type { CoverageLine } from '../../../insurance/coverage.js';
import type { LineRequirements, Requirements } from '../../requirements.js';
import { at } from './case-problem.js';
import { lineNamed } from './named-by-words.js';
import { checkCurrency } from './read-values.js';
import { readRequired, type RequiredDraft } from './required-parts.js';
import type { Statement } from './case-statements.js';

/** The requirements of all `Required` statements; what is stated later replaces what was stated before of the same limit or endorsement. */
export function requirementsFrom(
  line: CoverageLine,
  statements: readonly Pick<Statement, 'about' | 'text' | 'place'>[],
): Requirements {
  const template: RequiredDraft['template'] = { rating: null, umbrellaMode: 'separate' };
  const drafts = new Map<CoverageLine, RequiredDraft>();
  for (const { about, text, place } of statements) {
    at(place, () => {
      const required = about === '' ? line : lineNamed(about.replace(/^\((.+)\)$/, '$1'));
      const draft = drafts.get(required) ?? emptyDraft(required, template);
      drafts.set(required, draft);
      if (text !== 'a policy in force') readRequired(text, draft);
      checkCurrency(text, template.region);
    });
  }
  return { ...template, lines: [...drafts.values()].map(lineOf) };
}

const emptyDraft = (line: CoverageLine, template: RequiredDraft['template']): RequiredDraft => ({
  line,
  template,
  limits: new Map(),
  endorsements: new Map(),
  trigger: undefined,
  acceptCslOrSplit: false,
  acceptInstead: [],
  further: {},
});

const lineOf = ({
  line,
  limits,
  endorsements,
  trigger,
  acceptCslOrSplit,
  acceptInstead,
  further,
}: RequiredDraft): LineRequirements => ({
  line,
  limits: [...limits.values()],
  endorsements: [...endorsements.values()],
  ...(acceptCslOrSplit ? { acceptCslOrSplit } : {}),
  ...(acceptInstead.length === 0 ? {} : { acceptInstead }),
  ...(trigger === undefined ? {} : { trigger }),
  ...further,
});
