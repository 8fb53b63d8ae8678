/**
 * In which capacity a person acts. Replies say `Requestor`, `Insured` and `Agent` [A03]; operators, who run the product
 * and belong to no company, are none of these.
 */
export type Role = 'requester' | 'insured' | 'agent' | 'operator';

/** The names that the toggle and the profile show; [B01] calls an insured an Insurer, which is said beside it. */
export const ROLE_WORDS: Readonly<Record<Role, string>> = {
  requester: 'Requester',
  insured: 'Insured',
  agent: 'Agent',
  operator: 'Operator',
};

const SPELLINGS: Readonly<Record<string, Role>> = {
  requester: 'requester',
  requestor: 'requester',
  insured: 'insured',
  insurer: 'insured',
  client: 'insured',
  agent: 'agent',
  agency: 'agent',
  operator: 'operator',
};

/** Reads a role in any of its spellings [B01] (a Client is treated as Insured); null for anything else. */
export const roleOf = (text: unknown): Role | null =>
  typeof text === 'string' ? (SPELLINGS[text.toLowerCase()] ?? null) : null;

/** The first page of a role, to which the logo leads [A03]. */
export const HOME_OF: Readonly<Record<Role, string>> = {
  requester: '/app/dashboard',
  insured: '/app/shared-policies',
  agent: '/app/agent-clients',
  operator: '/admin',
};
