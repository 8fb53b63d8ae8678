import type { Uuid } from './event.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A lower-case UUID, as all our ids are. */
export const isUuid = (value: unknown): value is Uuid => typeof value === 'string' && UUID.test(value);
