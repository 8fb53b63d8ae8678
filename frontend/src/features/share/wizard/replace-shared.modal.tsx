import { useState } from 'react';
import { shareChoices } from '@covertrail/contracts/share/share-wizard.calls';
import { replaceShared } from '@covertrail/contracts/share-batch/share-batch.calls';
import { shareList } from '@covertrail/contracts/share/share.calls';
import type { PolicyDetails } from '@covertrail/contracts/policy/policy.replies';
import type { ShareRow } from '@covertrail/contracts/share/share.replies';
import { viewQuery } from '#shared/api/call-request';
import { useCommand } from '#shared/commands/use-command';
import { SelectField } from '#shared/forms/select-field.tsx';
import { lineName } from '#shared/policies/line-choices';
import { Checkbox, Radio } from '#shared/ui/checkbox.tsx';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { ErrorBanner } from '#shared/ui/error-banner.tsx';
import { Fields } from '#shared/ui/form.tsx';
import { useViewQuery } from '#shared/views/use-view-query';
import BulkShare from './bulk-share.modal.js';
import './share-wizard.css';

interface ReplaceSharedProps {
  readonly policy: Pick<PolicyDetails, 'id' | 'insuredId' | 'line' | 'policyNumber' | 'replacedBy'>;
  readonly onClose: () => void;
}

/** A policy is shared with some dozens at most. */
const MOST = 200;

const UPON = [
  ['replacement', 'Immediately: those chosen see the old policy no more.'],
  ['expiration', 'Upon expiration: they see both, and the old policy counts until it expires.'],
] as const;

/** Replace Policy: which policy takes the place of this one, for whom, and when [D03]. */
export default function ReplaceShared({ policy, onClose }: ReplaceSharedProps) {
  const { id, insuredId, line, policyNumber } = policy;
  const [replacedBy, setReplacedBy] = useState(policy.replacedBy?.policyId ?? '');
  const [upon, setUpon] = useState<Upon>('replacement');
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [batchId, setBatchId] = useState<string | null>(null);
  const choices = useViewQuery(viewQuery(shareChoices, { query: { insuredCompanyId: insuredId, size: MOST } }));
  const shared = useViewQuery(
    viewQuery(shareList, { query: { insuredCompanyId: insuredId, policyId: id, size: MOST } }),
  );
  const { submit, pending, problem } = useCommand(replaceShared, `policies/${id}/replace-shared`, {
    onSettled: (reply) => setBatchId(reply.batchId),
  });
  if (batchId !== null) return <BulkShare insuredId={insuredId} batchId={batchId} onClose={onClose} />;
  const offered = choices.rows.filter(({ policyId, unavailable }) => policyId !== id && unavailable === null);
  const open = shared.rows.filter(({ ended }) => !ended);
  const chosen = open.filter((share) => !leftOut.has(share.id));
  const toggle = (shareId: string, on: boolean) =>
    setLeftOut((before) => new Set([...[...before].filter((other) => other !== shareId), ...(on ? [] : [shareId])]));
  const send = () =>
    submit({ body: { policyId: id, replacedBy, upon, shares: chosen.map((share) => ({ shareId: share.id })) } });
  return (
    <ConfirmDialog
      open
      title="Replace Policy"
      confirm="Replace policy"
      pending={pending}
      disabled={replacedBy === '' || chosen.length === 0}
      problem={problem}
      onConfirm={send}
      onCancel={onClose}
    >
      <ErrorBanner
        problem={choices.problem ?? shared.problem}
        onRetry={() => [choices, shared].forEach((query) => query.refetch())}
      />
      <p>
        Another policy takes the place of {lineName(line)} {policyNumber} for those whom you choose. What was stated
        beside it stays.
      </p>
      <Fields>
        <SelectField
          id="replace-by"
          label="Replaced by"
          required
          search
          placeholder="Choose a policy"
          value={replacedBy}
          onChange={setReplacedBy}
          choices={offered.map((choice) => ({
            value: choice.policyId,
            text: `${lineName(choice.line)} ${choice.policyNumber}`,
          }))}
        />
      </Fields>
      <When upon={upon} onChange={setUpon} />
      <ForWhom shares={open} isLoading={shared.loading} leftOut={leftOut} onToggle={toggle} />
    </ConfirmDialog>
  );
}

type Upon = (typeof UPON)[number][0];

function When({ upon, onChange }: { readonly upon: Upon; readonly onChange: (upon: Upon) => void }) {
  return (
    <fieldset className="share-flag">
      <legend>When</legend>
      {UPON.map(([value, label]) => (
        <Radio
          key={value}
          id={`replace-${value}`}
          name="replace-upon"
          label={label}
          value={value}
          checked={upon === value}
          onChange={() => onChange(value)}
        />
      ))}
    </fieldset>
  );
}

interface ForWhomProps {
  /** Those that show the policy now. */
  readonly shares: readonly ShareRow[];
  readonly isLoading: boolean;
  readonly leftOut: ReadonlySet<string>;
  readonly onToggle: (shareId: string, on: boolean) => void;
}

function ForWhom({ shares, isLoading, leftOut, onToggle }: ForWhomProps) {
  return (
    <fieldset className="share-flag">
      <legend>For whom</legend>
      {shares.length === 0 && !isLoading ? <p className="sub">The policy is shared with nobody.</p> : null}
      {shares.map(({ id, requesterName, projectName }) => (
        <Checkbox
          key={id}
          id={`replace-${id}`}
          label={`${requesterName}, ${projectName}`}
          checked={!leftOut.has(id)}
          onChange={(on) => onToggle(id, on)}
        />
      ))}
    </fieldset>
  );
}
