import { HolderBook } from '../components/holder-book.js';

/** The certificate holders that an agency keeps for all of its clients [G08]. */
export default function MyAddressBookPage() {
  return (
    <HolderBook
      sub="Certificate holders that your agency keeps for all of its clients."
      emptyText="Add the certificate holders that several of your clients have, such as lenders and landlords."
    />
  );
}
