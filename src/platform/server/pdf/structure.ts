import type { Part } from '#/platform/server/pdf/rows';

type Element = PDFKit.PDFStructureElement;
export type ElementOf = (part: Part) => Element;
/** pdfkit knows the scope of a heading, its types don't. */
type Options = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | undefined };

/** What is read aloud, in the order in which it is drawn first. */
export function structureOf(paper: PDFKit.PDFDocument): ElementOf {
  const document = paper.struct('Document');
  paper.addStructure(document);
  const made = new Map<Part, Element>();
  const lastOf = new Map<Element, Element>();
  /** Written out once the next one begins: all at the end would hold up everybody. Cells go on beside each other. */
  const add = (parent: Element, element: Element, { tag }: Part) => {
    if (tag !== 'TH' && tag !== 'TD') lastOf.get(parent)?.end();
    parent.add(element);
    lastOf.set(parent, element);
  };
  const elementOf = (part: Part): Element => {
    const known = made.get(part);
    if (known) return known;
    const options: Options = {
      scope: part.tag === 'TH' ? 'Column' : undefined,
      actual: part.meant,
      alt: part.alt,
    };
    const element = paper.struct(part.tag, options);
    add(part.parent ? elementOf(part.parent) : document, element, part);
    made.set(part, element);
    return element;
  };
  return elementOf;
}
