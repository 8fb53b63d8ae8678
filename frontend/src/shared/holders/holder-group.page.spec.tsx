import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EMPTY_DETAILS, detailsOf } from './holder-details.form.js';
import { holderErrors } from './holder-errors.js';
import { HolderGroup } from './holder-group.js';

const kept = { last: detailsOf(EMPTY_DETAILS) };

function Kept() {
  const [value, setValue] = useState(EMPTY_DETAILS);
  const enter = (next: typeof value) => {
    setValue(next);
    kept.last = detailsOf(next);
  };
  return (
    <HolderGroup
      id="holder"
      value={value}
      errors={holderErrors(value)}
      namedInsureds={['Alder Builders, Inc.', 'Alder Paving LLC']}
      onChange={enter}
    />
  );
}

const box = (name: string) => screen.getByRole('figure', { name: `${name} as it will be printed` });
const field = (name: string) => screen.getByRole('textbox', { name });

describe('the certificate holder of an answer or a share', () => {
  it('shows its box as it will be printed while it is entered, and the address only where it is included [D06]', async () => {
    render(<Kept />);
    await userEvent.type(field('Certificate holder'), 'Harbor Point LLC');
    await userEvent.type(field('Address 1'), '1 Harbor Street');
    await userEvent.type(field('City'), 'Denver');
    await userEvent.type(field('State / Province'), 'CO');
    await userEvent.type(field('Zip / Postal code'), '80202');
    expect(box('Certificate Holder')).toHaveTextContent(
      'Certificate Holder72/160 charactersHarbor Point LLC1 Harbor StreetDenver, CO 80202',
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Include notes and address on the COI' }));
    expect(box('Certificate Holder')).not.toHaveTextContent('1 Harbor Street');
    expect(kept.last).toMatchObject({ name: 'Harbor Point LLC', includeNotesAndAddressOnCoi: false });
  });

  it('says at the field what is longer than its box [D06]', async () => {
    render(<Kept />);
    await userEvent.click(field('Certificate holder'));
    await userEvent.paste('n'.repeat(120));
    await userEvent.click(field('Address 1'));
    await userEvent.paste('s'.repeat(41));
    expect(field('Certificate holder')).toHaveAccessibleDescription(
      'Name and address of the certificate holder together cannot exceed 160 characters.',
    );
    expect(box('Certificate Holder')).toHaveTextContent('200/160 characters');
  });

  it('offers the named insureds of the client, the first of whom becomes the primary [D06]', async () => {
    render(<Kept />);
    await userEvent.click(screen.getByRole('button', { name: 'Alder Builders, Inc.' }));
    await userEvent.click(screen.getByRole('button', { name: 'Alder Paving LLC' }));
    expect(kept.last).toMatchObject({
      primaryNamedInsured: 'Alder Builders, Inc.',
      furtherNamedInsureds: ['Alder Paving LLC'],
    });
    expect(box('Insured')).toHaveTextContent('Insured60/120 charactersAlder Builders, Inc.Alder Paving LLC');
    expect(screen.queryByRole('group', { name: 'Named insureds of the client' })).toBeNull();
  });
});
