import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import { PLACES } from './demo-names.js';
import { actorOf, PEOPLE } from './demo-people.js';
import type { DemoStep } from './demo-step.js';
import { atMinute } from './working-hours.js';

const TRADES = ['Roofing', 'Masonry', 'Electric', 'Hauling', 'Glazing', 'Concrete'] as const;
const BOOKS = ['Denver trades', 'Site services', 'Bidders 2026'] as const;
const ENTRIES = 36;

/** What Dana keeps of suppliers: three books, among them suppliers that were asked and those who never were [F06]. */
export function supplierBooks(today: CalendarDate): readonly DemoStep[] {
  const askedBefore = [
    ['Brandt Masonry Co.', 'office@brandtmasonry.example'],
    ['Granite Peak Demolition', PEOPLE.ines.email],
  ] as const;
  const others = Array.from({ length: ENTRIES }, (_, at) => {
    const name = `${PLACES[at % PLACES.length]} ${TRADES[at % TRADES.length]}`;
    return [name, `office@${name.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`] as const;
  });
  return [...askedBefore, ...others].map(([supplierName, email], at) => ({
    key: `supplier-book/${at}`,
    at: atMinute(addDays(today, -2), 30),
    by: actorOf(PEOPLE.dana, 'requester'),
    command: {
      do: 'keepSupplier',
      entry: {
        bookName: BOOKS[at % BOOKS.length] ?? '',
        supplierName,
        supplierNumber: `V-${1040 + at}`,
        address: `${100 + at * 7} Dock Street, Denver, CO 80202`,
        contactName: '',
        email,
        phone: `303 555 01${String(at).padStart(2, '0')}`,
        ccEmails: at % 5 === 0 ? `accounts@${email.slice(email.indexOf('@') + 1)}` : '',
      },
    },
  }));
}
