/** Whom the link of a mail removes, from whom. */
export interface ClientRemoval {
  readonly companyName: string;
  readonly agencyName: string;
}

/** An agent who represents a company now. */
export interface ListedAgent {
  readonly agencyName: string;
  readonly name: string;
  /** Empty where nobody knows it any more. */
  readonly email: string;
}

/** The agents of a company, oldest first. */
export interface AgentUpdate {
  readonly companyName: string;
  readonly agents: readonly ListedAgent[];
  /** Addresses of agents who were invited to sign up and have not done so yet [A08]. */
  readonly invited: readonly string[];
}
