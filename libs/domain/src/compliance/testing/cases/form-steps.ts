import { scopePhrase } from '@covertrail/wording/insurance/form-scope-words';
import type { FormEntryTerms } from '../../../form-equivalence/form-equivalence.contract.js';
import { formEquivalenceDecider } from '../../../form-equivalence/form-equivalence.decider.js';
import type { FormEntry } from '../../../form-equivalence/form-equivalence.state.js';
import { entryScopesOn } from '../../../insurance/forms/entry-scopes.js';
import type { FormScope } from '../../../insurance/forms/form-scope.js';
import type { CoverageLine } from '../../../insurance/coverage.js';
import { CaseProblem } from './case-problem.js';
import { IDS } from './case-world.js';
import { codeNamed } from './named-by-words.js';
import { DAY, dayFrom, namesFrom } from './read-values.js';
import type { Recording, StepKind } from './step-kind.js';

const scopesFrom = (line: CoverageLine, names: string): readonly FormScope[] =>
  names === ''
    ? []
    : namesFrom(names).map((name) =>
        codeNamed('scope of a form', name, entryScopesOn(line), (scope) => [scopePhrase(scope)]),
      );

const SAYS = '(?: gives (.+?))?(?:,? does not give (.+?))?';
const FORM = 'form (.+?)(?: of edition (\\d\\d \\d\\d))?';

const termsFrom = (line: CoverageLine, edition: string, gives: string, doesNotGive: string): FormEntryTerms => ({
  title: '',
  editions: edition === '' ? [] : [edition],
  gives: scopesFrom(line, gives),
  doesNotGive: scopesFrom(line, doesNotGive),
  note: '',
});

/** The entry about a form, and its last event. */
function entryOf({ log, golden }: Recording, number: string): { readonly entryId: string; readonly seen: string } {
  const found = log
    .state(formEquivalenceDecider, IDS.requesterId)
    .find((entry: FormEntry) => entry.number === number && entry.line === golden.line);
  if (found === undefined) throw new CaseProblem(`the requester has no entry about ${number}`);
  return { entryId: found.entryId, seen: found.history.at(-1)?.id ?? '' };
}

const decide = ({ log, step }: Recording, command: Parameters<typeof formEquivalenceDecider.decide>[0]): void =>
  log.handle(formEquivalenceDecider, IDS.requesterId, step.day, 'requester', command, undefined);

/** What the requester says that forms give on policies of the line of the file (decision 39). */
export const FORM_STEPS: readonly StepKind[] = [
  {
    example: 'from 03/01/2026 form AX 10 20 gives waiver of subrogation / blanket wording for whom a contract requires',
    pattern: new RegExp(`^from ${DAY} ${FORM}${SAYS}$`),
    record: (recording, day, number, edition, gives, doesNotGive) =>
      decide(recording, {
        type: 'AddFormEntry',
        requesterId: IDS.requesterId,
        entryId: `entry-${number}-${edition}`,
        number: number!,
        line: recording.golden.line,
        terms: termsFrom(recording.golden.line, edition!, gives!, doesNotGive!),
        effectiveFrom: dayFrom(day!),
      }),
  },
  {
    example: 'from 04/01/2026 the entry about form AX 10 20 says that it does not give waiver of subrogation',
    pattern: new RegExp(`^from ${DAY} the entry about ${FORM} says that it${SAYS}$`),
    record: (recording, day, number, edition, gives, doesNotGive) =>
      decide(recording, {
        type: 'ChangeFormEntry',
        ...entryOf(recording, number!),
        terms: termsFrom(recording.golden.line, edition!, gives!, doesNotGive!),
        effectiveFrom: dayFrom(day!),
      }),
  },
  {
    example: 'from 05/01/2026 the entry about form AX 10 20 is withdrawn',
    pattern: new RegExp(`^from ${DAY} the entry about form (.+) is withdrawn$`),
    record: (recording, day, number) =>
      decide(recording, {
        type: 'WithdrawFormEntry',
        ...entryOf(recording, number!),
        reason: 'No longer accepted.',
        effectiveFrom: dayFrom(day!),
      }),
  },
];
