import type { GonePolicy } from '@covertrail/contracts/policy/policy.replies';
import type { ShareChoice } from '@covertrail/contracts/share/share-wizard.replies';
import type { ShareDraft } from '@covertrail/domain/draft/draft.contract';
import { keysOf } from '@covertrail/domain/kernel/record-of';
import { dayFormat } from '#shared/format/day-format';
import { lineName } from '#shared/policies/line-choices';
import { projectText } from './recipient.words.js';
import type { Recipient, ShareValues } from './share-values.form.js';

/** What was entered, as it is kept. */
export const draftOf = ({ policies, forms, to, ...values }: ShareValues): ShareDraft => ({
  kind: 'share',
  ...values,
  to: to.map((recipient) => ({ ...recipient, projectName: recipient.projectName ?? '' })),
  policyIds: policies.map(({ policyId }) => policyId),
  forms: keysOf(forms).flatMap((line) => {
    const form = forms[line];
    return form === undefined ? [] : [{ line, form }];
  }),
});

/** A project without a name is the default one of a requester that has not asked. */
const recipientOf = (kept: ShareDraft['to'][number]): Recipient => ({ ...kept, projectName: kept.projectName || null });

/** What was kept, with its policies as they are now; `named` are those that the page knows. */
export const valuesOfDraft = (
  { kind: _kind, policyIds, forms, to, printOnly = 0, ...values }: ShareDraft,
  named: readonly ShareChoice[],
): ShareValues => ({
  ...values,
  printOnly,
  to: to.map(recipientOf),
  policies: policyIds.flatMap((id) => named.find(({ policyId }) => policyId === id) ?? []),
  forms: Object.fromEntries(forms.map(({ line, form }) => [line, form])),
});

/** A policy that the reader manages no longer: as far as it may be named. */
export const goneText = ({ policy }: GonePolicy): string =>
  policy === null
    ? 'A chosen policy is no longer among those that you can share.'
    : `${lineName(policy.line)} ${policy.policyNumber} went to another agency: it is no longer yours to share.`;

/** How one draft differs from another, a sentence for each part. */
export function draftDifferences(
  theirs: ShareDraft,
  own: ShareDraft,
  named: readonly ShareChoice[],
): readonly string[] {
  const nameOf = (id: string) => {
    const choice = named.find(({ policyId }) => policyId === id);
    return choice ? `${lineName(choice.line)} ${choice.policyNumber}` : 'another policy';
  };
  const toOf = ({ to }: ShareDraft) =>
    new Map(to.map((kept) => [kept.projectId, `${kept.requesterName}, ${projectText(recipientOf(kept))}`]));
  const [theirTo, ownTo] = [toOf(theirs), toOf(own)];
  return [
    ...only(theirTo.keys(), ownTo.keys()).map((id) => `Only theirs is shared with ${theirTo.get(id)}.`),
    ...only(ownTo.keys(), theirTo.keys()).map((id) => `Only yours is shared with ${ownTo.get(id)}.`),
    ...only(theirs.policyIds, own.policyIds).map((id) => `Only theirs has ${nameOf(id)}.`),
    ...only(own.policyIds, theirs.policyIds).map((id) => `Only yours has ${nameOf(id)}.`),
    ...TEXTS.flatMap(([title, textOf]) => {
      const [their, mine] = [textOf(theirs).trim(), textOf(own).trim()];
      return their === mine ? [] : [`${title}: theirs “${their || 'none'}”, yours “${mine || 'none'}”.`];
    }),
    ...PARTS.flatMap(([title, part]) =>
      JSON.stringify(theirs[part]) === JSON.stringify(own[part]) ? [] : [`${title} differ.`],
    ),
  ];
}

const only = (these: Iterable<string>, those: Iterable<string>): readonly string[] => {
  const others = new Set(those);
  return [...these].filter((id) => !others.has(id));
};

const TEXTS: readonly (readonly [title: string, textOf: (draft: ShareDraft) => string])[] = [
  ['Share expiring on', ({ shareExpiringOn }) => (shareExpiringOn === '' ? '' : dayFormat(shareExpiringOn))],
  ['Loan number', ({ loanNumber }) => loanNumber],
  ['Lender’s service agent', ({ lenderServiceAgent }) => lenderServiceAgent],
  ['Remarks', ({ remarks }) => remarks],
  ['Certificate holder', ({ holder }) => holder.name],
];

const PARTS: readonly (readonly [title: string, part: keyof ShareDraft])[] = [
  ['The endorsement requests', 'endorsementRequests'],
  ['The details of the certificate holder', 'holder'],
  ['The certificate forms', 'forms'],
  ['The documents that go with it', 'documentTypes'],
  ['How the requester gets them', 'printOnly'],
];
