import { Archive, ArchiveRestore, BadgeCheck, Check, X } from 'lucide-react';
import {
  approvePolicy,
  archivePolicy,
  rejectPolicy,
  reverifyPolicy,
  unarchivePolicy,
} from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { commandOf } from '../api/call-request.js';
import { plural } from '../format/plural.js';
import type { Bulk, BulkAct } from '../lists/bulk-act.js';

type Act = BulkAct<PolicyRow>;

const policies = (count: number): string => plural(count, 'policy', 'policies');
const isArchived = ({ standing }: PolicyRow): boolean => standing === 'archived';
const isVerified = ({ verification, standing }: PolicyRow): boolean =>
  verification === 'verified' && standing !== 'archived' && standing !== 'canceled';
const isUnverified = ({ verification, standing }: PolicyRow): boolean =>
  verification === 'unverified' && standing !== 'archived';

const takeBack: Act = {
  key: 'unarchive',
  text: 'Take out of archive',
  icon: ArchiveRestore,
  fits: isArchived,
  question: (count) => `Take ${policies(count)} out of the archive?`,
  explained: 'They are in your lists again, and can be edited.',
  call: unarchivePolicy,
  command: ({ id }) => commandOf(unarchivePolicy, { params: { id } }),
  done: (count) => `${policies(count)} taken out of the archive.`,
};

const archive: Act = {
  key: 'archive',
  text: 'Archive',
  icon: Archive,
  fits: (policy) => !isArchived(policy),
  question: (count) => `Archive ${policies(count)}?`,
  explained:
    'Archived policies are left out of your lists and cannot be edited. What they cover stays as it is, and who they are shared with still sees them.',
  call: archivePolicy,
  command: ({ id }) => commandOf(archivePolicy, { params: { id } }),
  done: (count) => `${policies(count)} archived.`,
  undo: takeBack,
};

const approve: Act = {
  key: 'approve',
  text: 'Approve',
  icon: Check,
  fits: isUnverified,
  question: (count) => `Approve ${policies(count)}?`,
  explained: 'Approved policies are active: they count as proof of insurance.',
  call: approvePolicy,
  command: ({ id }) => commandOf(approvePolicy, { params: { id }, body: {} }),
  done: (count) => `${policies(count)} approved.`,
};

const reject: Act = {
  key: 'reject',
  text: 'Reject',
  icon: X,
  fits: isUnverified,
  needsReason: true,
  question: (count) => `Reject ${policies(count)}?`,
  explained:
    'Rejected policies will not count as proof of insurance, and cannot be approved later. A policy that you had approved stays as you approved it: only what was changed since is rejected. Each client will see your reason.',
  call: rejectPolicy,
  command: ({ id }, reason) => commandOf(rejectPolicy, { params: { id }, body: { reason } }),
  done: (count) => `${policies(count)} rejected.`,
};

const reverify: Act = {
  key: 'reverify',
  text: 'Verify again',
  icon: BadgeCheck,
  fits: isVerified,
  question: (count) => `Verify ${policies(count)} again?`,
  explained:
    'You confirm that everything in these policies is still right. It counts as verified today; nothing else of them changes. This cannot be undone.',
  call: reverifyPolicy,
  command: ({ id }) => commandOf(reverifyPolicy, { params: { id } }),
  done: (count) => `${policies(count)} verified again.`,
};

const nameOf = ({ policyNumber }: PolicyRow): string => `policy ${policyNumber}`;

/** What an insured can do with several of its policies. */
export const INSURED_BULK: Bulk<PolicyRow> = { nameOf, acts: [archive, takeBack] };
/** What an agent can do with several policies of a client. */
export const AGENT_BULK: Bulk<PolicyRow> = { nameOf, acts: [approve, reverify, reject, archive, takeBack] };
/** What an agent can decide of several policies that wait for a decision. */
export const VERIFICATION_BULK: Bulk<PolicyRow> = { nameOf, acts: [approve, reject] };
/** What an agent can do with several policies that were verified long ago. */
export const REVERIFY_BULK: Bulk<PolicyRow> = { nameOf, acts: [reverify] };
