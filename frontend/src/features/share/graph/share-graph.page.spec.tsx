import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ShareGraph } from '@covertrail/contracts/share/share.replies';
import { expectAccessible } from '#testing/accessible';
import { fakeServer } from '#testing/fake-server';
import { rememberSession, renderApp, USER, userDetails } from '#testing/render-app.tsx';
import { graphOfMany, sampleGraph } from '../testing/sample-graph.js';

function open(graph: () => ShareGraph = sampleGraph) {
  rememberSession('insured');
  const server = fakeServer({
    'GET user/userdetails': () => userDetails(['insured']),
    'GET sharedpolicy/graph': graph,
    'DELETE sharedpolicy/deleteShare/s1': () => ({ shareId: 's1' }),
  });
  return { server, ...renderApp('/app/shared-policies?tab=shares&view=graph') };
}

/** Of 2,001 nodes. */
const MOST_DRAWN = 200;

const focused = () => document.activeElement?.textContent ?? '';
const tree = () => screen.findByRole('tree', { name: `With whom ${USER.companyName} shares` });

describe('the graph of shares [D08]', () => {
  it('says in a sentence what it shows, and is a tree to assistive technology', async () => {
    const { container } = open();
    const items = within(await tree()).getAllByRole('treeitem');
    expect(items.map((item) => item.getAttribute('aria-level'))).toEqual(['1', '2', '3', '3']);
    expect(screen.getByText(/shares 2 policies with 1 company for 2 projects/)).toBeInTheDocument();
    await expectAccessible(container);
  });

  it('is walked along its edges by the keyboard alone, down to a policy', async () => {
    open();
    const [root] = within(await tree()).getAllByRole('treeitem');
    expect(root).toHaveAttribute('tabindex', '0');
    root!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toContain('Northgate Hotels');
    await userEvent.keyboard('{End}');
    expect(focused()).toContain('Seaside');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toContain('Lakeside');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(focused()).toContain('GL-1');
    await userEvent.keyboard('{ArrowLeft}');
    expect(focused()).toContain('Share of');
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.queryByText('GL-1')).toBeNull();
    await userEvent.keyboard('{Home}n');
    expect(focused()).toContain('Northgate Hotels');
  });

  it('opens what stands behind a node, and ends a share from there', async () => {
    const { server } = open();
    within(await tree())
      .getByRole('treeitem', { name: /Northgate Hotels/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    const details = await screen.findByRole('region', { name: 'Details of Northgate Hotels' });
    expect(details).toHaveTextContent('2 policies in 2 shares');
    expect(details).toHaveTextContent('11/21/2026');
    await userEvent.click(within(details).getByRole('button', { name: 'Lakeside' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Share of/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'End share…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End share' }));
    await waitFor(() => expect(server.callsOf('DELETE sharedpolicy/deleteShare/s1')).toHaveLength(1));
  });

  it('names a policy of another agency by the end of its number alone, without a link [C15]', async () => {
    open();
    await tree();
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    await userEvent.click(await screen.findByRole('treeitem', { name: /••••77/ }));
    const details = await screen.findByRole('region', { name: /Details of/ });
    expect(within(details).queryByRole('link')).toBeNull();
  });

  it('narrows to what is searched for, and shows ended shares on request', async () => {
    open();
    await tree();
    await userEvent.type(screen.getByRole('textbox', { name: /Find a company/ }), 'seaside{Enter}');
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Lakeside/ })).toBeNull());
    expect(screen.getByRole('treeitem', { name: /Seaside/ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ended shares' }));
    await userEvent.clear(screen.getByRole('textbox', { name: /Find a company/ }));
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByRole('treeitem', { name: /Harbor Hotels/ })).toHaveTextContent('Ended');
  });

  it('draws of 500 companies what is near, and every one of them is reached by the keyboard', async () => {
    open(() => graphOfMany(500));
    const drawn = () => screen.getAllByRole('treeitem').length;
    const [root] = within(await tree()).getAllByRole('treeitem');
    expect(screen.getByText(/with 500 companies for 500 projects/)).toBeInTheDocument();
    expect(drawn()).toBeLessThan(MOST_DRAWN);
    root!.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(focused()).toContain('Company 000');
    await userEvent.keyboard('{End}');
    expect(focused()).toContain('Company 499');
    expect(screen.getByRole('treeitem', { name: /Company 499/ })).toHaveAttribute('aria-posinset', '500');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
    expect(focused()).toContain('Yard 498');
    await userEvent.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(drawn()).toBeLessThan(MOST_DRAWN);
    screen.getByRole('treeitem', { name: /Yard 498/ }).focus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toContain('Company 499');
  });
});
