interface WithLetter {
  readonly letter?: object;
}

/** Version 1 of `ClientTransferRequested` named a letter that was never uploaded. */
export function letterWithoutFile(data: unknown): unknown {
  const { letter, ...request } = data as WithLetter;
  return letter === undefined ? request : { ...request, letter: { ...letter, file: null } };
}
