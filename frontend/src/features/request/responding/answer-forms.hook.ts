import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { formEntriesOf } from '@covertrail/domain/insurance/lines/form-choice';
import { formText } from '@covertrail/wording/policy/coverage-texts';
import { requestForms } from '@covertrail/contracts/request/request.calls';
import type { RequestedForms } from '@covertrail/contracts/request/request.replies';
import type { AnswerDraft, FormDraft } from '@covertrail/domain/draft/draft.contract';
import type { Choice } from '#shared/ui/choice';
import { viewQuery } from '#shared/api/call-request';
import { useViewQuery } from '#shared/views/use-view-query';
import { formDraft, type AnswerWork } from './answer-work.view.js';

/** The certificate forms of a line of the answer [C12]: what can be chosen, and what is. */
export interface AnswerForm {
  readonly line: CoverageLine;
  readonly choices: readonly Choice[];
  /** Of the form that was chosen, else of the default. */
  readonly value: string;
  readonly isChosen: boolean;
  readonly isRequesterDefault: boolean;
  /** `ACORD 28, Mortgagee`. */
  readonly text: string;
}

/** The forms of each line that a chosen policy is of and that several forms show; empty while they are being read. */
export function useAnswerForms({ request, chosen, draft }: AnswerWork): readonly AnswerForm[] {
  const { rows } = useViewQuery(viewQuery(requestForms, { params: { id: request.id } }));
  return rows.filter(({ line }) => chosen.some((choice) => choice.line === line)).map((row) => answerForm(row, draft));
}

function answerForm({ line, forms }: RequestedForms, draft: AnswerDraft): AnswerForm {
  const entries = formEntriesOf(line);
  const said = draft.forms?.find((each) => each.line === line);
  const preferred = forms.find((form) => form.requesterDefaultFormFlag) ?? forms.find((form) => form.defaultFormFlag);
  const entry = said
    ? entries.find(({ form, interest }) => form === said.form && interest === (said.interest ?? null))
    : entries.find(({ mappingId }) => mappingId === preferred?.acordFormSpecialEndorsementMappingId);
  return {
    line,
    choices: entries.map((each) => ({ value: String(each.mappingId), text: formText(each) })),
    value: entry ? String(entry.mappingId) : '',
    isChosen: said !== undefined,
    isRequesterDefault: preferred?.requesterDefaultFormFlag ?? false,
    text: entry ? formText(entry) : '',
  };
}

/** The forms of an answer when a line gets another one; an empty value is the default again. */
export function withForm(forms: readonly FormDraft[], line: CoverageLine, value: string): readonly FormDraft[] {
  const entry = formEntriesOf(line).find(({ mappingId }) => String(mappingId) === value);
  const others = forms.filter((each) => each.line !== line);
  return entry ? [...others, formDraft({ line, ...entry })] : others;
}
