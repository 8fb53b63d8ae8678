import type { GonePolicy } from '@covertrail/contracts/policy/policy.replies';
import type { AnswerDraft, FormDraft, HolderDraft } from '@covertrail/domain/draft/draft.contract';
import type { FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';
import { remarks as remarksRule } from '@covertrail/domain/fields/note-fields';
import { messageOf } from '@covertrail/wording/fields/field-message';
import type {
  AnswerPreview,
  RequestRow,
  RespondChoice,
  ShownAnswer,
} from '@covertrail/contracts/request/request.replies';
import { detailsOf, detailsValues, EMPTY_DETAILS } from '#shared/holders/holder-details.form';
import { holderErrors } from '#shared/holders/holder-errors';
import type { StepProblem } from '#shared/wizard/wizard-step';
import { comparedAnswer, answerDifferences, policyText, type ComparedAnswer } from './answer-differences.view.js';
import { NONE_ACTIVE, UNAVAILABLE_WORDS } from './unavailable.words.js';

/** The answer that a wizard is about, with what changes it. */
export interface AnswerWork {
  readonly request: RequestRow;
  readonly preview: AnswerPreview;
  readonly draft: AnswerDraft;
  readonly change: (part: Partial<AnswerDraft>) => void;
  /** The chosen policies as they are now. */
  readonly chosen: readonly RespondChoice[];
  readonly isChosen: (choice: RespondChoice) => boolean;
  readonly toggle: (choice: RespondChoice, on: boolean) => void;
  readonly remove: (policyId: string) => void;
  /** Chosen policies that went to another agency, or are not there. */
  readonly gone: readonly GonePolicy[];
  /** The answer that it would take the place of; null for the first one. */
  readonly last: ShownAnswer | null;
  /** How it differs from that; null for the first one. */
  readonly differences: readonly string[] | null;
}

/** Whether a certificate holder was entered. */
export const hasHolder = (holder: HolderDraft): boolean =>
  Object.entries(holder).some(([, part]) => typeof part === 'string' && part.trim() !== '');

/** The holder as it is sent; null where nobody was entered. */
export const enteredHolder = (holder: HolderDraft) => (hasHolder(holder) ? detailsOf(holder) : null);

/** A form as a draft keeps it. */
export const formDraft = ({ line, form, interest }: FormOfLine): FormDraft => ({
  line,
  form,
  ...(interest === null ? {} : { interest }),
});

/** A form of a draft as it is sent. */
export const formOfLine = ({ interest, ...form }: FormDraft): FormOfLine => ({ ...form, interest: interest ?? null });

/** With which draft a wizard begins: the last answer, else every policy that helps. */
export const beginningOf = (suggestion: AnswerPreview, last: ShownAnswer | null): AnswerDraft => ({
  kind: 'answer',
  // What another agency manages stays in the answer without being named.
  policyIds: (last?.policies ?? suggestion.chosen).flatMap((policy) =>
    'ofOtherAgency' in policy ? [] : [policy.policyId],
  ),
  remarks: last?.remarks ?? '',
  documents: last?.documents ?? [],
  holder: last?.holder ? detailsValues(last.holder) : EMPTY_DETAILS,
  ...(last && last.unavailable.length > 0 ? { unavailable: last.unavailable } : {}),
  ...(last && last.forms.length > 0 ? { forms: last.forms.map(formDraft) } : {}),
});

/** A draft as it is compared; policies that are not among the named ones have no name. */
export const comparedDraft = (draft: AnswerDraft, named: readonly RespondChoice[]): ComparedAnswer => ({
  policies: new Map(
    draft.policyIds.map((id) => {
      const choice = named.find(({ policyId }) => policyId === id);
      return [id, choice ? policyText(choice) : null];
    }),
  ),
  remarks: draft.remarks,
  documents: new Map(draft.documents.map(({ id, name }) => [id, name])),
  holder: enteredHolder(draft.holder),
  unavailable: draft.unavailable ?? [],
  forms: formsOfPolicies(draft, named),
});

/** The forms of the lines that chosen policies are of: those of others are not sent. */
export const formsOfPolicies = (
  { forms = [], policyIds }: AnswerDraft,
  named: readonly RespondChoice[],
): readonly FormOfLine[] =>
  forms
    .filter(({ line }) => named.some((choice) => choice.line === line && policyIds.includes(choice.policyId)))
    .map(formOfLine);

export const differencesFrom = (last: ShownAnswer | null, draft: AnswerDraft, chosen: readonly RespondChoice[]) =>
  last && answerDifferences(comparedAnswer(withoutOthers(last)), comparedDraft(draft, chosen));

const withoutOthers = (answer: ShownAnswer): ShownAnswer => ({
  ...answer,
  policies: answer.policies.filter((policy) => !('ofOtherAgency' in policy)),
});

/** A chosen policy that is out of reach, as far as it may be named. */
export const goneText = ({ policy }: GonePolicy): string =>
  policy === null
    ? 'A chosen policy is no longer among those of this insured that you manage.'
    : `${policyText(policy)} went to another agency: you can no longer answer with it.`;

/** Chosen policies that can no longer be shared: they were canceled, expired or left the insured since [D04]. */
export const goneFrom = ({ chosen }: Pick<AnswerWork, 'chosen'>): readonly RespondChoice[] =>
  chosen.filter(({ unavailable }) => unavailable !== null);

export const policiesProblem = (work: AnswerWork): StepProblem | null => {
  const [away] = work.gone;
  if (away) return { message: goneText(away) };
  const [gone] = goneFrom(work);
  if (gone?.unavailable) return { message: `${policyText(gone)}: ${UNAVAILABLE_WORDS[gone.unavailable]}` };
  return work.chosen.length === 0 ? { message: NONE_ACTIVE } : null;
};

export const remarksProblem = ({ draft }: AnswerWork): StepProblem | null => {
  const message = messageOf(remarksRule, draft.remarks);
  return message === null ? null : { message, fieldId: 'remarks' };
};

export const HOLDER_ID = 'answer-holder';

export const holderProblem = ({ draft: { holder } }: AnswerWork): StepProblem | null => {
  if (!hasHolder(holder)) return null;
  const [[field, message] = []] = Object.entries(holderErrors(holder));
  return field && message ? { message, fieldId: `${HOLDER_ID}-${field}` } : null;
};
