import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expectAccessible } from '#testing/accessible';
import { rememberSession, renderSignedIn } from '#testing/render-app.tsx';
import type { Column, Sort } from './column.js';
import { csvOf } from './export-csv.js';
import { pageNumbers } from './record-paging.js';
import { RecordTable, type RecordTableProps } from './record-table.js';

interface Supplier {
  readonly id: string;
  readonly name: string;
  readonly limit: number;
}

const COLUMNS: readonly Column<Supplier>[] = [
  { id: 'name', title: 'Supplier', cell: ({ name }) => name, text: ({ name }) => name, sortable: true, fixed: true },
  {
    id: 'limit',
    title: 'Limit',
    cell: ({ limit }) => limit,
    text: ({ limit }) => limit,
    sortable: true,
    numeric: true,
  },
  { id: 'note', title: 'Note', cell: () => <button type="button">Remind</button>, optional: true },
];
const many = (count: number): Supplier[] =>
  Array.from({ length: count }, (_, n) => ({ id: `s${n}`, name: `Supplier ${n}`, limit: n }));

function Table(props: Partial<RecordTableProps<Supplier>>) {
  const [sort, setSort] = useState<Sort>({ column: 'name', descending: false });
  return (
    <RecordTable
      name="suppliers"
      label="Suppliers"
      columns={COLUMNS}
      rows={many(3)}
      idOf={({ id }) => id}
      sort={sort}
      onSort={setSort}
      {...props}
    />
  );
}

beforeEach(() => rememberSession('requester'));

const heading = (name: string) => screen.getByRole('columnheader', { name });

it('is a table that says how it is sorted', async () => {
  const { container } = renderSignedIn(<Table />);
  await expectAccessible(container);
  expect(heading('Supplier')).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Supplier' }));
  expect(heading('Supplier')).toHaveAttribute('aria-sort', 'descending');
  await userEvent.click(screen.getByRole('button', { name: 'Limit' }));
  expect(heading('Supplier')).toHaveAttribute('aria-sort', 'none');
  expect(heading('Limit')).toHaveAttribute('aria-sort', 'ascending');
});

it('opens with Ctrl in another tab, where the row has a link', async () => {
  const [opened, tabs]: [string[], unknown[]] = [[], []];
  const open = jest.spyOn(window, 'open').mockImplementation((...given) => {
    tabs.push(given);
    return null;
  });
  const linked = COLUMNS.map((column) =>
    column.id === 'name' ? { ...column, cell: ({ id, name }: Supplier) => <a href={`/s/${id}`}>{name}</a> } : column,
  );
  renderSignedIn(<Table columns={linked} onOpen={({ id }) => opened.push(id)} />);
  const user = userEvent.setup();
  const cell = screen.getAllByRole('cell')[1]!;
  await user.keyboard('{Control>}');
  await user.click(cell);
  await user.keyboard('{/Control}');
  expect([tabs, opened]).toEqual([[['http://localhost/s/s0', '_blank', 'noopener']], []]);
  await user.click(cell);
  expect([tabs.length, opened]).toEqual([1, ['s0']]);
  open.mockRestore();
});

it('moves with the arrows and opens with Enter', async () => {
  const opened: string[] = [];
  renderSignedIn(<Table onOpen={({ id }) => opened.push(id)} />);
  const user = userEvent.setup();
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.filter(({ tabIndex }) => tabIndex === 0)).toEqual([rows[0]]);
  rows[0]!.focus();
  await user.keyboard('{ArrowDown}{End}');
  await waitFor(() => expect(rows[2]).toHaveFocus());
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(rows[1]).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(opened).toEqual(['s1']);
});

it('opens a row on a click, but not on a click on a button in it', async () => {
  const opened: string[] = [];
  const columns = COLUMNS.map((column) => ({ ...column, optional: false }));
  renderSignedIn(<Table columns={columns} onOpen={({ id }) => opened.push(id)} />);
  await userEvent.click(screen.getAllByRole('button', { name: 'Remind' })[0]!);
  expect(opened).toEqual([]);
  await userEvent.click(screen.getByText('Supplier 2'));
  expect(opened).toEqual(['s2']);
});

it('shows the columns that a person chose, and remembers them', async () => {
  const { unmount } = renderSignedIn(<Table />);
  expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  const chooser = within(screen.getByRole('dialog', { name: 'Columns' }));
  expect(chooser.queryByRole('checkbox', { name: 'Supplier' })).toBeNull();
  await userEvent.click(chooser.getByRole('checkbox', { name: 'Note' }));
  await userEvent.click(chooser.getByRole('checkbox', { name: 'Limit' }));
  unmount();
  renderSignedIn(<Table />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Supplier', 'Note']);
});

it('[C01] chooses rows by their boxes, by the space bar, and all of a page at once', async () => {
  function Choosing() {
    const [chosen, setChosen] = useState<readonly string[]>(['s1']);
    const choose = (rows: readonly Supplier[], on: boolean) => {
      const ids = rows.map(({ id }) => id);
      setChosen(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)));
    };
    return (
      <Table
        onOpen={() => undefined}
        choice={{ choose, nameOf: ({ name }) => name, isChosen: ({ id }) => chosen.includes(id) }}
        chosenBar={<p>{chosen.join(' ')}</p>}
      />
    );
  }
  const { container } = renderSignedIn(<Choosing />);
  const all = screen.getByRole('checkbox', { name: 'Choose all rows of this page' });
  expect(all).toBePartiallyChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Supplier 0' }));
  expect(screen.getByText('s1 s0')).toBeInTheDocument();
  act(() => screen.getAllByRole('row')[3]!.focus());
  await userEvent.keyboard(' ');
  expect(screen.getByText('s1 s0 s2')).toBeInTheDocument();
  expect(all).toBeChecked();
  await expectAccessible(container);
  await userEvent.click(all);
  expect(all).not.toBeChecked();
});

it('[C01] offers the kinds of file of an export', async () => {
  const exported: string[] = [];
  const { unmount } = renderSignedIn(
    <Table onExport={(columns, format) => exported.push(`${columns.length} ${format}`)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: 'Excel (.xlsx)' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  renderSignedIn(
    <Table formats={['csv']} onExport={(columns, format) => exported.push(`${columns.length} ${format}`)} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(exported).toEqual(['2 xlsx', '2 csv']);
});

it('draws few of many rows, and still counts them all', async () => {
  renderSignedIn(<Table rows={many(5_000)} />);
  expect(screen.getByRole('table', { name: 'Suppliers' })).toHaveAttribute('aria-rowcount', '5001');
  await waitFor(() => expect(screen.getAllByRole('row').length).toBeLessThan(60));
  expect(screen.getAllByRole('row').length).toBeGreaterThan(3);
});

it('leads through the pages of the server', async () => {
  const turnedTo: number[] = [];
  renderSignedIn(<Table paging={{ number: 2, size: 50, total: 230, onPage: (page) => turnedTo.push(page) }} />);
  expect(screen.getByText('51–100 of 230')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(pages.getByRole('button', { name: 'Next page' }));
  await userEvent.click(pages.getByRole('button', { name: 'Page 5' }));
  expect(turnedTo).toEqual([3, 5]);
  expect(screen.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52');
});

it('holds the place while loading, and says when there is nothing', () => {
  const { rerender } = renderSignedIn(<Table loading rows={[]} />);
  expect(screen.getByRole('status', { name: 'Loading Suppliers' })).toBeInTheDocument();
  rerender(<Table rows={[]} />);
  expect(screen.getByText('No data available')).toBeInTheDocument();
});

it('writes CSV that no spreadsheet takes for a formula', () => {
  const rows = [
    { id: 'a', name: '=HYPERLINK("x")', limit: -5 },
    { id: 'b', name: 'Bright, "Sons"', limit: 2 },
  ];
  expect(csvOf(COLUMNS, rows)).toBe('Supplier,Limit\r\n"\'=HYPERLINK(""x"")",-5\r\n"Bright, ""Sons""",2\r\n');
});

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, null, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [4, 5, [1, 2, 3, 4, 5]],
])('page %i of %i offers %j', (current, last, expected) => {
  expect(pageNumbers(current, last)).toEqual(expected);
});
