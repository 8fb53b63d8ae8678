import { Archive, ArchiveRestore, Ban, Pencil, Replace } from 'lucide-react';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import {
  archivePolicy,
  cancelPolicy,
  editPolicy,
  replacePolicy,
  unarchivePolicy,
} from '@covertrail/contracts/policy/policy.calls';
import type { PolicyRow } from '@covertrail/contracts/policy/policy.replies';
import { commandOf } from '#shared/api/call-request';
import { commandSubmitted } from '#shared/commands/commands.slice';
import type { RowAct } from '#shared/table/row-acts.tsx';
import { DOCUMENTS_ACT, useOpenDocuments } from './documents-act.hook.js';

const LIVING: ReadonlySet<PolicyRow['standing']> = new Set([
  'verified',
  'unverified',
  'expiring',
  'notYetInForce',
  'pendingCancellation',
]);

const isArchived = ({ standing }: PolicyRow): boolean => standing === 'archived';
const isKept = (policy: PolicyRow): boolean => !isArchived(policy);
const isLiving = ({ standing }: PolicyRow): boolean => LIVING.has(standing);
const isExpiring = ({ standing }: PolicyRow): boolean => standing === 'expiring';
const mayBeReplaced = (policy: PolicyRow): boolean =>
  !isExpiring(policy) && (isLiving(policy) || policy.standing === 'expired');

interface PolicyAsks {
  readonly onCancel: (policy: PolicyRow) => void;
  readonly onArchive: (policy: PolicyRow) => void;
}

/** What can be done with a policy from a list; the server decides again. One that expires soon waits for its replacement. */
export function usePolicyActs({ onCancel, onArchive }: PolicyAsks): readonly RowAct<PolicyRow>[] {
  const navigate = useNavigate();
  const restore = useRestore();
  const openDocuments = useOpenDocuments();
  return useMemo(() => {
    const replace = {
      text: 'Replace',
      icon: Replace,
      sends: replacePolicy,
      onAct: ({ id }: PolicyRow) => void navigate(`/app/policies/${id}/replace`),
    };
    return [
      {
        text: 'Edit',
        icon: Pencil,
        sends: editPolicy,
        fits: isKept,
        onAct: ({ id }) => void navigate(`/app/policies/${id}`),
      },
      { ...replace, main: true, fits: isExpiring },
      { ...replace, fits: mayBeReplaced },
      { ...DOCUMENTS_ACT, onAct: ({ id }) => openDocuments(id) },
      { text: 'Cancel…', icon: Ban, sends: cancelPolicy, fits: isLiving, onAct: onCancel },
      { text: 'Archive…', icon: Archive, sends: archivePolicy, fits: isKept, onAct: onArchive },
      {
        text: 'Take out of archive',
        icon: ArchiveRestore,
        sends: unarchivePolicy,
        main: true,
        fits: isArchived,
        onAct: restore,
      },
    ];
  }, [navigate, restore, openDocuments, onCancel, onArchive]);
}

function useRestore(): (policy: PolicyRow) => void {
  const dispatch = useDispatch();
  return useMemo(
    () =>
      ({ id, policyNumber }) => {
        const toast = `Policy ${policyNumber} is no longer archived.`;
        const request = commandOf(unarchivePolicy, { params: { id }, toast });
        const key = `policies/${id}/unarchive`;
        dispatch(commandSubmitted({ key, submission: crypto.randomUUID(), request: { ...request, alone: true } }));
      },
    [dispatch],
  );
}
