import { actOnTransfer } from '@covertrail/contracts/client-transfer/client-transfer.calls';
import type { TransferAction } from '@covertrail/contracts/client-transfer/client-transfer.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { useCommand } from '#shared/commands/use-command';
import { DONE_WORDS } from './transfer.words.js';

/** Acts on a transfer. All buttons of one side share the state, so that only one step is taken at a time. */
export function useTransferAction(transferId: Uuid, onSettled?: () => void) {
  const { submit, pending, problem } = useCommand(
    actOnTransfer,
    `transfers/${transferId}${onSettled ? '/asked' : ''}`,
    onSettled ? { onSettled } : {},
  );
  const act = (action: TransferAction, body: { readonly reason?: string } = {}) =>
    submit({
      params: { transferId, action },
      body,
      toast: DONE_WORDS[action],
    });
  return { act, pending, problem };
}
