import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { required, rule } from '@covertrail/domain/fields/field-rule';
import { expectAccessible } from '#testing/accessible';
import { Form } from '../ui/form.js';
import { CounterArea } from './counter-area.js';
import { fieldResolver } from './field-resolver.js';
import { MoneyField } from './money-field.js';
import { centsOf } from './money-text.js';
import { SelectField } from './select-field.js';

it('puts the message of each broken rule at its field, nested ones too', async () => {
  const resolve = fieldResolver<{ name: string; limits: { each: number }; again: string }>({
    name: required('PERSON_NAME.NOT_VALID'),
    'limits.each': rule((value) => value === 5, 'PERCENT.NOT_VALID'),
    again: (value, all) => (value === all.name ? null : 'Not the same.'),
  });
  const options = { fields: {}, shouldUseNativeValidation: false };
  expect(await resolve({ name: ' ', limits: { each: 4 }, again: 'x' }, undefined, options)).toMatchObject({
    errors: {
      name: { message: 'Please enter a valid name.' },
      limits: { each: { message: 'Please enter a whole number from 0 to 100.' } },
      again: { message: 'Not the same.' },
    },
  });
  const good = { name: 'a', limits: { each: 5 }, again: 'a' };
  expect(await resolve(good, undefined, options)).toEqual({ values: good, errors: {} });
});

it.each([
  ['1,000,000', 100_000_000],
  ['$ 5', 500],
  ['', null],
  ['1.50', undefined],
  ['abc', undefined],
  ['-5', undefined],
])('reads %j as %s cents', (text, cents) => {
  expect(centsOf(text)).toBe(cents);
});

function Amount({ onChange }: { readonly onChange: (cents: number | null) => void }) {
  const [value, setValue] = useState<number | null>(100_000);
  const change = (cents: number | null) => {
    setValue(cents);
    onChange(cents);
  };
  return (
    <Form>
      <MoneyField id="limit" label="Limit" value={value} onChange={change} />
    </Form>
  );
}

it('takes whole dollars, gives cents, and refuses anything else', async () => {
  const given: (number | null)[] = [];
  const { container } = render(<Amount onChange={(cents) => given.push(cents)} />);
  const field = screen.getByLabelText('Limit');
  expect(field).toHaveValue('1,000');
  await userEvent.clear(field);
  await userEvent.type(field, '2500');
  await userEvent.tab();
  expect(given.at(-1)).toBe(250_000);
  expect(field).toHaveValue('2,500');
  await userEvent.type(field, 'x');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter an amount in whole dollars.');
  expect(given.at(-1)).toBe(250_000);
  await expectAccessible(container);
});

it('counts what is left, and what is too much', () => {
  const { rerender } = render(
    <Form>
      <CounterArea id="note" label="Note" value="abc" limit={5} onChange={() => undefined} />
    </Form>,
  );
  expect(screen.getByText('2 characters left')).toBeInTheDocument();
  rerender(
    <Form>
      <CounterArea id="note" label="Note" value="abcdefg" limit={5} onChange={() => undefined} />
    </Form>,
  );
  expect(screen.getByText('2 too many')).toBeInTheDocument();
});

it('offers a choice to the keyboard and to screen readers', async () => {
  const chosen: string[] = [];
  const choices = [
    { value: 'gl', text: 'General liability' },
    { value: 'auto', text: 'Auto liability' },
  ];
  const { container } = render(
    <Form>
      <SelectField id="line" label="Line" choices={choices} value="gl" onChange={(value) => chosen.push(value)} />
    </Form>,
  );
  const box = screen.getByRole('combobox', { name: 'Line' });
  await expectAccessible(container);
  await userEvent.click(box);
  expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'General liability',
    'Auto liability',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual(['auto']);
});

it('keeps the focus on the choice: its list is no place of the tab key, and the mouse on the list takes no focus', async () => {
  const chosen: string[] = [];
  const choices = [
    { value: 'gl', text: 'General liability' },
    { value: 'auto', text: 'Auto liability' },
  ];
  render(
    <Form>
      <SelectField id="line" label="Line" choices={choices} value="gl" onChange={(value) => chosen.push(value)} />
    </Form>,
  );
  const box = screen.getByRole('combobox', { name: 'Line' });
  await userEvent.click(box);
  // A list that scrolls is a place of the tab key in Chromium, unless it says otherwise.
  expect(screen.getByRole('listbox', { name: 'Line' })).toHaveAttribute('tabindex', '-1');
  await userEvent.click(screen.getByRole('option', { name: 'Auto liability' }));
  expect(chosen).toEqual(['auto']);
  expect(box).toHaveFocus();
});
