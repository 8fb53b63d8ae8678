/** The same value with every string in it trimmed (spec 1 section 7); `secrets` names fields that are left alone. */
export function trimmed(value: unknown, secrets: ReadonlySet<string> = SECRETS): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((one) => trimmed(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, secrets.has(name) ? one : trimmed(one, secrets)]));
}

/** A space may be part of a password. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'confirmPassword']);
