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

const LINES = [
  { value: 'gl', text: 'General liability' },
  { value: 'auto', text: 'Auto liability' },
  { value: 'umbrella', text: 'Umbrella liability', disabled: true },
  { value: 'wc', text: 'Workers compensation' },
];

function Line(props: Partial<Parameters<typeof SelectField>[0]>) {
  const [value, setValue] = useState('');
  return (
    <Form>
      <SelectField id="line" label="Line" choices={LINES} value={value} onChange={setValue} {...props} />
    </Form>
  );
}

describe('a choice by the keyboard alone', () => {
  const underCursor = () => {
    const id = screen.getByRole('combobox', { name: 'Line' }).getAttribute('aria-activedescendant');
    return id === null ? null : document.getElementById(id)?.textContent;
  };

  it('goes by arrows, Home and End, after the last to the first, and past what cannot be chosen', async () => {
    render(<Line />);
    await userEvent.tab();
    expect(underCursor()).toBeNull();
    const steps: (readonly [string, string])[] = [
      ['{ArrowDown}', 'General liability'],
      ['{ArrowDown}', 'Auto liability'],
      ['{ArrowDown}', 'Workers compensation'],
      ['{ArrowDown}', 'General liability'],
      ['{ArrowUp}', 'Workers compensation'],
      ['{Home}', 'General liability'],
      ['{End}', 'Workers compensation'],
    ];
    for (const [key, text] of steps) {
      await userEvent.keyboard(key);
      expect(underCursor()).toBe(text);
    }
    await userEvent.keyboard(' ');
    expect(screen.getByRole('combobox', { name: 'Line' })).toHaveTextContent('Workers compensation');
  });

  it('opens at the choice that begins with the letters', async () => {
    render(<Line />);
    await userEvent.tab();
    await userEvent.keyboard('w');
    expect(underCursor()).toBe('Workers compensation');
    await userEvent.keyboard('{Escape}{Enter}');
    expect(underCursor()).toBe('General liability');
  });

  it('is taken back where nothing may be chosen, and left as it was by Escape or the Tab key', async () => {
    render(<Line clearable placeholder="Not stated" />);
    const box = screen.getByRole('combobox', { name: 'Line' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    expect(box).toHaveTextContent('General liability');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Escape}');
    expect(box).toHaveTextContent('General liability');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(box).toHaveTextContent('General liability');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Delete}');
    expect(box).toHaveTextContent('Not stated');
  });

  it('is found by a part of its text where it is typed', async () => {
    const { container } = render(<Line search placeholder="Choose a line" />);
    const box = screen.getByRole('combobox', { name: 'Line' });
    await userEvent.tab();
    await userEvent.keyboard('liab');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'General liability',
      'Auto liability',
      'Umbrella liability',
    ]);
    await expectAccessible(container);
    await userEvent.keyboard('x');
    expect(screen.getByRole('option', { name: 'No results found.' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Backspace}{ArrowDown}{Enter}');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
    expect(box).toHaveAccessibleDescription('Auto liability');
  });

  it('takes nothing where it is closed', async () => {
    render(<Line disabled />);
    await userEvent.tab();
    const box = screen.getByRole('combobox', { name: 'Line' });
    expect(box).not.toHaveFocus();
    await userEvent.click(box);
    expect(screen.queryByRole('listbox')).toBeNull();
  });
});
