import { plainText } from '@covertrail/domain/fields/plain-text';
import { messageOf } from '@covertrail/wording/fields/field-message';

/** What is wrong with a value, in whatever field it is; null for a good one. */
type Check = (value: unknown) => string | null;

/** Names of members that every object inherits: class-transformer ignores them, but here they are unknown fields like any other. */
const isNeverAField = (name: string): boolean => name === 'prototype' || Object.hasOwn(Object.prototype, name);

/**
 * Checks every value of an input before a class is made of it, whatever its field: null never means "absent", text must be
 * displayable, and no field has the name of an inherited member. Returns the first fault as path and message.
 */
export function firstUnacceptable(input: unknown): readonly [path: string, message: string] | null {
  const left: { readonly path: string; readonly value: unknown }[] = [{ path: '', value: input }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { path, value } = next;
    const message = wrong(value);
    if (message !== null) return [path, message];
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inner] of Object.entries(value)) {
      if (!Array.isArray(value) && isNeverAField(name)) return [name, `property ${name} should not exist`];
      left.push({ path: path === '' ? name : `${path}.${name}`, value: inner });
    }
  }
  return null;
}

const wrong: Check = (value) => (value === null ? MAY_NOT_BE_NULL : messageOf(plainText, value));

const MAY_NOT_BE_NULL = 'must not be null; leave it out where there is nothing to say';
