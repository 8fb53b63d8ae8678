import type { Problem } from '../api/api-problem.js';
import type { CertificateFiles } from './certificate-sending.hook.js';

/** An upload that did not go through: what was chosen, and why. */
export interface FailedUpload {
  readonly key: string;
  readonly files: CertificateFiles;
  readonly problem: Pick<Problem, 'message' | 'code'>;
}

const NONE: readonly FailedUpload[] = [];
const listeners = new Set<() => void>();
let kept: ReadonlyMap<string, readonly FailedUpload[]> = new Map();

function keepAll(next: typeof kept): void {
  kept = next;
  for (const changed of listeners) changed();
}

/**
 * The uploads of each request that did not go through, the newest first [E01]. The page keeps them until they go through, are removed or the
 * person logs out: files are no part of the store, and the server has none of them.
 */
export const failedUploads = {
  of: (requestId: string): readonly FailedUpload[] => kept.get(requestId) ?? NONE,
  /** One with the same key takes its place. */
  keep: (requestId: string, upload: FailedUpload): void =>
    keepAll(new Map(kept).set(requestId, [upload, ...others(requestId, upload.key)])),
  drop: (requestId: string, key: string): void => keepAll(new Map(kept).set(requestId, others(requestId, key))),
  forget: (): void => keepAll(new Map()),
  watch(changed: () => void): () => void {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
};

const others = (requestId: string, key: string): readonly FailedUpload[] =>
  failedUploads.of(requestId).filter((upload) => upload.key !== key);
