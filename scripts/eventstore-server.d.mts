/** See `eventstore-server.mjs`. */
export interface StartedEventstoreServer {
  /** `esdb://…?tls=false` */
  readonly url: string;
  readonly kind: 'eventstored' | 'stand-in';
  /** Resolves when the process is gone. */
  kill(signal?: NodeJS.Signals): Promise<void>;
}
/** Whether EventStoreDB is installed. */
export function hasEventstored(): boolean;
/** Files that EventStoreDB is given: the authority's stands in a folder of its own. */
export interface CertificateFiles {
  readonly authorityFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}
/**
 * Resolves once it takes appends; rejects where it ends before. `standIn` takes the stand-in also where EventStoreDB is installed.
 * Certificates are for EventStoreDB only.
 */
export function startEventstoreServer(
  folder: string,
  port?: number,
  options?: { readonly standIn?: boolean; readonly certificates?: CertificateFiles },
): Promise<StartedEventstoreServer>;
