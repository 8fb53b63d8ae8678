/**
 * The same value with every string in it trimmed (spec 1 section 7) and without empty fields, because the calls refuse null.
 * `secrets` names fields that are left unchanged.
 */
export function trimmed(value: unknown, secrets: ReadonlySet<string> = SECRETS): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map((one) => trimmed(one, secrets));
  if (typeof value !== 'object' || value === null) return value;
  const said = Object.entries(value).filter(([, one]) => one !== null);
  return Object.fromEntries(said.map(([name, one]) => [name, secrets.has(name) ? one : trimmed(one, secrets)]));
}

/** A space may be part of a password. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'oldPassword', 'confirmPassword']);
