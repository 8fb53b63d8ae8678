import type { DeliverySpeed } from '@covertrail/domain/request/request.contract';
import { DELIVERY_WORDS } from '@covertrail/wording/request/asked-beside.words';

/** That a request is to be answered before others; nothing for a standard one [D10]. */
export function DeliveryNote({ delivery = 'standard' }: { readonly delivery?: DeliverySpeed | undefined }) {
  return delivery === 'standard' ? null : <div className="sub nowrap delivery-note">{DELIVERY_WORDS[delivery]}</div>;
}
