import { MOST_COPIES } from '../fields/request-fields.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { CopyRecipient, CopyRecipientAdded, CopyRecipientRemoved } from './request.contract.js';

type OfRequest = Omit<CopyRecipientRemoved['data'], 'recipientId'>;

/** From those who get copies to those who are wanted, beside whom the others may stay; what stays is no event. Throws `REQUEST.TOO_MANY_COPIES`. */
export function chosenCopies(
  request: OfRequest,
  present: readonly string[],
  wanted: readonly CopyRecipient[],
  keepsOthers = false,
): (CopyRecipientAdded | CopyRecipientRemoved)[] {
  const distinct = [...new Map(wanted.map((copy) => [copy.recipientId, copy])).values()];
  const kept = new Set([...(keepsOthers ? present : []), ...distinct.map(({ recipientId }) => recipientId)]);
  if (kept.size > MOST_COPIES) throw new RuleBroken('REQUEST.TOO_MANY_COPIES');
  return [
    ...present
      .filter((recipientId) => !kept.has(recipientId))
      .map((recipientId) => ({ type: 'CopyRecipientRemoved' as const, data: { ...request, recipientId } })),
    ...distinct
      .filter(({ recipientId }) => !present.includes(recipientId))
      .map((copy) => ({ type: 'CopyRecipientAdded' as const, data: { ...request, ...copy } })),
  ];
}
