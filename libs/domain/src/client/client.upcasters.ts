/** Version 1 of `ClientReleased` knew transfers only. */
export function releasedByTransfer(data: unknown): unknown {
  const { transferId, ...rest } = data as { readonly transferId: unknown };
  return { ...rest, cause: 'transfer', causeId: transferId };
}
