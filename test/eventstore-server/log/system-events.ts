import type { ProposedEvent } from './recorded-event.js';

const json = (value: unknown): Uint8Array => Buffer.from(JSON.stringify(value));

const systemEvent = (last: number, type: string, data: unknown): ProposedEvent => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  type,
  isJson: true,
  data: json(data),
  metadata: new Uint8Array(),
});

/** What a server writes for itself before anyone appends: readers of the whole log meet such events. */
export const systemEvents = [
  { stream: '$$$stats-127.0.0.1:2113', event: systemEvent(1, '$metadata', { $maxAge: 86_400 }) },
  { stream: '$$$user-admin', event: systemEvent(2, '$metadata', {}) },
  { stream: '$user-admin', event: systemEvent(3, '$UserCreated', { loginName: 'admin' }) },
];
