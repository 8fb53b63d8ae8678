import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import { LINE_NAMES } from '@covertrail/wording/insurance/labels';
import type { FormOfLine } from '@covertrail/domain/insurance/lines/form-choice';
import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { formText } from '@covertrail/wording/policy/coverage-texts';
import type { UnavailableCoverage } from '@covertrail/domain/request/request.contract';
import type { ShownAnswer } from '@covertrail/contracts/request/request.replies';

/** What an answer says, as far as two of them are compared. */
export interface ComparedAnswer {
  /** Names by id; null where a name is not known here. */
  readonly policies: ReadonlyMap<string, string | null>;
  readonly remarks: string;
  readonly documents: ReadonlyMap<string, string>;
  readonly holder: HolderDetails | null;
  /** Why a requested line is unavailable [D11]. */
  readonly unavailable: readonly UnavailableCoverage[];
  /** The certificate forms that were chosen [C12]. */
  readonly forms: readonly FormOfLine[];
}

export const policyText = ({ line, policyNumber }: { readonly line: CoverageLine; readonly policyNumber: string }) =>
  `${LINE_NAMES[line]} ${policyNumber}`;

/** An answer that was sent. Policies of another agency are named by their line alone. */
export const comparedAnswer = ({
  policies,
  remarks,
  documents,
  holder,
  unavailable,
  forms,
}: ShownAnswer): ComparedAnswer => ({
  policies: new Map(
    policies.map((policy) => [
      policy.policyId,
      'ofOtherAgency' in policy ? LINE_NAMES[policy.line] : policyText(policy),
    ]),
  ),
  remarks,
  documents: new Map(documents.map(({ id, name }) => [id, name])),
  holder,
  unavailable,
  forms,
});

/** How an answer differs from the one before, a sentence each [D07]; empty where nothing does. */
export function answerDifferences(before: ComparedAnswer, after: ComparedAnswer): readonly string[] {
  return [
    ...only(after.policies, before.policies).map((name) => `Policy added: ${name ?? 'another policy'}.`),
    ...only(before.policies, after.policies).map((name) => `Policy removed: ${name ?? 'another policy'}.`),
    ...changed('Remarks', before.remarks, after.remarks),
    ...only(after.documents, before.documents).map((name) => `Document added: ${name}.`),
    ...only(before.documents, after.documents).map((name) => `Document removed: ${name}.`),
    ...changed('Certificate holder', holderText(before.holder), holderText(after.holder)),
    ...linesOf(before.unavailable, after.unavailable).flatMap((line) =>
      changed(`${LINE_NAMES[line]} is unavailable`, reasonOf(before, line), reasonOf(after, line)),
    ),
    ...linesOf(before.forms, after.forms).flatMap((line) =>
      changed(`Certificate form of ${LINE_NAMES[line]}`, formOf(before, line), formOf(after, line)),
    ),
  ];
}

const linesOf = (...said: readonly (readonly { readonly line: CoverageLine }[])[]): readonly CoverageLine[] => [
  ...new Set(said.flat().map(({ line }) => line)),
];
const formOf = ({ forms }: ComparedAnswer, line: CoverageLine): string => {
  const chosen = forms.find((each) => each.line === line);
  return chosen ? formText(chosen) : '';
};
const reasonOf = ({ unavailable }: ComparedAnswer, line: CoverageLine): string =>
  unavailable.find((each) => each.line === line)?.reason ?? '';

const only = <Name>(these: ReadonlyMap<string, Name>, those: ReadonlyMap<string, Name>): readonly Name[] =>
  [...these].flatMap(([id, name]) => (those.has(id) ? [] : [name]));

function changed(what: string, before: string, after: string): readonly string[] {
  const [from, to] = [before.trim(), after.trim()];
  if (from === to) return [];
  if (from === '') return [`${what} added: ${to}`];
  return [to === '' ? `${what} removed: ${from}` : `${what} changed from “${from}” to “${to}”`];
}

/** `Meridian Builders, 1 Harbor Street, Denver, CO 80202`; empty for none. */
export function holderText(holder: HolderDetails | null): string {
  if (holder === null) return '';
  const { name, address, notes, includeNotesAndAddressOnCoi, primaryNamedInsured, furtherNamedInsureds } = holder;
  const insureds = [primaryNamedInsured, ...furtherNamedInsureds].filter((text) => text !== '');
  return [
    name,
    ...(address ? [address.address1, address.address2, address.city, `${address.state} ${address.postalCode}`] : []),
    ...(insureds.length > 0 ? [`insured: ${insureds.join(', ')}`] : []),
    ...(notes === '' ? [] : [`notes: ${notes}`]),
    ...(includeNotesAndAddressOnCoi ? [] : ['without notes and address on the COI']),
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');
}
