import type { HolderDetails } from '@covertrail/domain/insurance/terms/holder-details';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { bookedHolders } from './address-books.js';
import { insuredId, policy, priya, type AddStep } from './granite-peak-steps.js';

const HOLDERS = 4;

/**
 * The agent's signature, and certificates to the first holders of the supplier's book. The next holder has one from the days on which the
 * aggregate had been cut and nobody had recorded it: the correction of these days names it.
 */
export function issuedCertificates(term: CalendarDate, today: CalendarDate, on: AddStep): void {
  on(addDays(term, 9), 'signature', priya, { do: 'uploadSignature', name: 'Priya' });
  bookedHolders()
    .slice(0, HOLDERS)
    .forEach((holder: HolderDetails, at) =>
      on(
        addDays(term, 9),
        `certificate-${at + 1}`,
        priya,
        { do: 'issueCertificate', insuredId, form: '25', holder, policyIds: ['gl-3', 'wc-3'].map(policy) },
        10 + at,
      ),
    );
  const [holder] = bookedHolders().slice(HOLDERS);
  if (holder)
    on(addDays(today, -16), 'certificate-untrue', priya, {
      do: 'issueCertificate',
      insuredId,
      form: '25',
      holder,
      policyIds: [policy('gl-3')],
    });
}
