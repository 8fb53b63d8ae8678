import { PDFDocument, PDFHexString, PDFName, type PDFDict, type PDFPage, type PDFRef } from 'pdf-lib';

/** What a part of a document is to a program that reads it aloud, by the standard types of PDF 1.7. */
export type Role = 'Document' | 'Sect' | 'H1' | 'H2' | 'P' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

/** What is said of a part besides its words. */
export interface RoleDetails {
  /** Read instead of a picture or a box. */
  readonly alt?: string;
  /** Of a head cell: what it heads. */
  readonly scope?: 'Column' | 'Row';
}

interface Marked {
  readonly page: PDFPage;
  readonly id: number;
}

interface Element {
  readonly role: Role;
  readonly details: RoleDetails;
  readonly kids: (Element | Marked)[];
}

const isElement = (kid: Element | Marked): kid is Element => 'role' in kid;

/** The parts of a document in the order in which they are read, and which marks on its pages belong to each. */
export class Structure {
  private readonly root: Element = { role: 'Document', details: {}, kids: [] };
  private readonly open: Element[] = [this.root];
  private readonly marks = new Map<PDFPage, Element[]>();

  /** What `draw` draws belongs to a new part of the one that is open. */
  within(role: Role, draw: () => void, details: RoleDetails = {}): void {
    const element: Element = { role, details, kids: [] };
    this.open.at(-1)?.kids.push(element);
    this.open.push(element);
    draw();
    this.open.pop();
  }

  /** The number of a new mark on a page, and the role of the part that it belongs to. */
  mark(page: PDFPage): { readonly id: number; readonly role: Role } {
    const element = this.open.at(-1) ?? this.root;
    const onPage = this.marks.get(page) ?? [];
    this.marks.set(page, onPage);
    const id = onPage.push(element) - 1;
    element.kids.push({ page, id });
    return { id, role: element.role };
  }

  /** Writes the parts into the document. */
  write(document: PDFDocument): void {
    const { context } = document;
    const refs = new Map<Element, PDFRef>();
    const treeRef = context.nextRef();
    const tree = context.obj({ Type: 'StructTreeRoot', K: writeElement(document, this.root, treeRef, refs) });
    const byPage = [...this.marks].flatMap(([page, elements], number) => {
      page.node.set(PDFName.of('StructParents'), context.obj(number));
      page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
      return [number, elements.map((element) => refs.get(element) ?? treeRef)];
    });
    tree.set(PDFName.of('ParentTree'), context.register(context.obj({ Nums: byPage })));
    tree.set(PDFName.of('ParentTreeNextKey'), context.obj(this.marks.size));
    context.assign(treeRef, tree);
    document.catalog.set(PDFName.of('StructTreeRoot'), treeRef);
    document.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
  }
}

function writeElement(document: PDFDocument, element: Element, parent: PDFRef, refs: Map<Element, PDFRef>): PDFRef {
  const { context } = document;
  const ref = context.nextRef();
  refs.set(element, ref);
  const kids = element.kids.map((kid) =>
    isElement(kid)
      ? writeElement(document, kid, ref, refs)
      : context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id }),
  );
  const dict: PDFDict = context.obj({ Type: 'StructElem', S: element.role, P: parent, K: kids });
  const { alt, scope } = element.details;
  if (alt !== undefined) dict.set(PDFName.of('Alt'), PDFHexString.fromText(alt));
  if (scope !== undefined) dict.set(PDFName.of('A'), context.obj({ O: 'Table', Scope: scope }));
  context.assign(ref, dict);
  return ref;
}
