/** What the link of a mail is about [D11]. */
export interface LinkedOptOut {
  readonly requesterName: string;
  /** The company that was asked; null where it is the reader, who was invited by e-mail. */
  readonly companyName: string | null;
  /** Why it is no supplier; null while it is not said that it is none. */
  readonly reason: string | null;
}
