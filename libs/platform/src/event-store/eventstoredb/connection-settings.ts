/** How to reach an EventStoreDB, and as whom. */
export interface EventStoreDbSettings {
  /** `esdb://host:2113`, `esdb+discover://…` for a cluster; its options are those of the client (`?tls=false`). */
  readonly url: string;
  /** Null: what the address says, or nobody. */
  readonly user: string | null;
  readonly password: string | null;
  /** A file with the certificate that signed the server's; null: what the address or the system says. */
  readonly caFile: string | null;
}
