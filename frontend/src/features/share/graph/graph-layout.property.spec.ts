import fc from 'fast-check';
import { graphLayout, NODE, type Placed } from './graph-layout.js';
import type { ShareNode } from './share-tree.js';
import { expandable, visibleNodes } from './visible-nodes.view.js';

const node = (id: string, children: readonly ShareNode[]): ShareNode => ({
  id,
  kind: 'company',
  text: id,
  sub: '',
  status: null,
  shares: [],
  policy: null,
  children,
});

/** A root with companies, each of which has projects, and those shares: what a number says is how many. */
const treeOf = (companies: readonly (readonly number[])[]): ShareNode =>
  node(
    'r',
    companies.map((projects, c) =>
      node(
        `r/${c}`,
        projects.map((shares, p) =>
          node(
            `r/${c}/${p}`,
            Array.from({ length: shares }, (_, s) => node(`r/${c}/${p}/${s}`, [])),
          ),
        ),
      ),
    ),
  );

const overlap = (a: Placed, b: Placed): boolean =>
  Math.abs(a.x - b.x) < NODE.width && Math.abs(a.y - b.y) < NODE.height;

/** Nodes of a column are next to each other once they are sorted: only neighbors can overlap. */
function overlapping(nodes: readonly Placed[]): readonly [Placed, Placed][] {
  const sorted = nodes.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return sorted.slice(1).flatMap((placed, index): [Placed, Placed][] => {
    const before = sorted[index];
    return before && overlap(before, placed) ? [[before, placed]] : [];
  });
}

const companies = fc.array(fc.array(fc.nat({ max: 4 }), { maxLength: 5 }), { maxLength: 40 });

describe('the layout of the graph of shares [D08]', () => {
  it('draws no two nodes over each other, whatever is expanded', () => {
    fc.assert(
      fc.property(companies, fc.infiniteStream(fc.boolean()), (given, open) => {
        const tree = treeOf(given);
        const expanded = new Set(expandable(tree, 4).filter((id) => id === 'r' || open.next().value));
        const { nodes, edges, width, height } = graphLayout(visibleNodes(tree, expanded));
        expect(overlapping(nodes)).toEqual([]);
        expect(edges).toHaveLength(nodes.length - 1);
        for (const { x, y } of nodes) expect(x + NODE.width <= width && y + NODE.height <= height).toBe(true);
      }),
    );
  });

  it('draws 500 companies with all that is below them', () => {
    const tree = treeOf(Array.from({ length: 500 }, () => [2, 1, 3]));
    const { nodes } = graphLayout(visibleNodes(tree, new Set(expandable(tree, 4))));
    expect(nodes).toHaveLength(1 + 500 * (1 + 3 + 6));
    expect(overlapping(nodes)).toEqual([]);
  });
});
