import type { Uuid } from '@covertrail/domain/kernel/event';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The id of a person as passkeys keep it: with it a passkey says whose it is, and nothing about the person. */
export const handleOf = (userId: Uuid): string => Buffer.from(userId).toString('base64url');

/** Null for what is no id of a person. */
export function userIdOf(handle: string): Uuid | null {
  const id = Buffer.from(handle, 'base64url').toString();
  return UUID.test(id) ? id : null;
}
