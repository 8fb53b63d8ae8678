import type { AgencyChoice } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { RequestTransferDto } from '@covertrail/contracts/client-transfer/client-transfer.inputs';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import { remarks } from '@covertrail/domain/fields/note-fields';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Problem } from '#shared/api/api-problem';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';
import type { UploadedLetter } from './letter-upload.hook.js';

export type StartSide = 'holder' | 'receiver';

export interface StartValues {
  readonly side: StartSide;
  /** `beside`: our agency represents the client beside others, one of which is to give up its part. */
  readonly client: { readonly insuredId: string; readonly name: string; readonly beside?: true } | null;
  /** A policy of the agency that is asked, which stays unnamed. */
  readonly policyId: string;
  readonly agency: AgencyChoice | null;
  readonly agentId: string;
  readonly letter: UploadedLetter | null;
  readonly signedOn: string;
  readonly note: string;
}

type Rule = FormRules<StartValues>[string];

const when =
  (side: StartSide, rule: (value: unknown) => Wrong): Rule =>
  (value, all) =>
    all.side === side ? rule(value) : null;

/** The agency of record names the receiver of the client; a receiver sends the client's letter. */
export const startRules = (today: CalendarDate): FormRules<StartValues> => ({
  client: (value) => (value ? null : 'Please select the client.'),
  policyId: (value, { side, client }) =>
    side === 'receiver' && client?.beside && !value ? 'Please select a policy of the other agency.' : null,
  agency: when('holder', (value) => (value ? null : 'Please select the receiving agency.')),
  agentId: when('holder', (value) => (value ? null : 'Please select the receiving agent.')),
  letter: when('receiver', (value) => (value ? null : 'Please choose the letter.')),
  signedOn: when(
    'receiver',
    (value) => calendarDate.check(value) ?? (String(value) > today ? 'The letter cannot be signed after today.' : null),
  ),
  note: remarks,
});

/** The body of the call, once the rules of the form hold. */
export function startBody({
  side,
  client,
  policyId,
  agency,
  agentId,
  letter,
  signedOn,
  note,
}: StartValues): RequestTransferDto {
  const request = { insuredCompanyId: client?.insuredId ?? '', note };
  return side === 'holder'
    ? { ...request, toAgencyId: agency?.agencyId, toAgentId: agentId }
    : { ...request, ...(client?.beside ? { policyId } : {}), letter: { uploadId: letter?.uploadId ?? '', signedOn } };
}

const FIELDS: Readonly<Record<string, keyof StartValues>> = {
  insuredCompanyId: 'client',
  toAgencyId: 'agency',
  toAgentId: 'agentId',
  'letter.uploadId': 'letter',
  'letter.signedOn': 'signedOn',
};

/** The server names fields as its body does. */
export const atStartFields = (problem: Problem | null): Problem | null =>
  problem && {
    ...problem,
    fieldErrors: Object.fromEntries(
      Object.entries(problem.fieldErrors).map(([path, message]) => [FIELDS[path] ?? path, message]),
    ),
  };
