import * as z from 'zod';

/** Kinds of content: blocks, or the children of a special parent. */
export type ContentKind = 'flow' | 'phrasing' | 'listItem' | 'tableRow' | 'tableCell';

interface NodeRules {
  /** The fields beside `type`, `id` and `children`. Unknown ones are refused. */
  fields: z.ZodObject;
  /** The kind of its children, or null for a node without children. */
  children: ContentKind | null;
}

const optionalText = z.string().nullish();
const association = { identifier: z.string().min(1), label: optionalText };
const resource = { url: z.string(), title: optionalText };
const reference = { ...association, referenceType: z.enum(['shortcut', 'collapsed', 'full']) };

const node = (children: ContentKind | null, fields: z.ZodRawShape = {}): NodeRules => ({
  children,
  fields: z.strictObject(fields),
});

/** The nodes of mdast and its GFM extension (https://github.com/syntax-tree/mdast), with the fields that they define. */
export const nodeRules = new Map<string, NodeRules>(
  Object.entries({
    root: node('flow'),
    blockquote: node('flow'),
    code: node(null, { value: z.string(), lang: optionalText, meta: optionalText }),
    definition: node(null, { ...association, ...resource }),
    footnoteDefinition: node('flow', association),
    heading: node('phrasing', { depth: z.int().min(1).max(6) }),
    html: node(null, { value: z.string() }),
    list: node('listItem', {
      ordered: z.boolean().nullish(),
      start: z.int().min(0).max(999_999_999).nullish(),
      spread: z.boolean().nullish(),
    }),
    listItem: node('flow', { spread: z.boolean().nullish(), checked: z.boolean().nullish() }),
    paragraph: node('phrasing'),
    table: node('tableRow', { align: z.array(z.enum(['left', 'right', 'center']).nullable()).nullish() }),
    tableRow: node('tableCell'),
    tableCell: node('phrasing'),
    thematicBreak: node(null),
    break: node(null),
    delete: node('phrasing'),
    emphasis: node('phrasing'),
    footnoteReference: node(null, association),
    image: node(null, { ...resource, alt: optionalText }),
    imageReference: node(null, { ...reference, alt: optionalText }),
    inlineCode: node(null, { value: z.string() }),
    link: node('phrasing', resource),
    linkReference: node('phrasing', reference),
    strong: node('phrasing'),
    text: node(null, { value: z.string() }),
  }),
);

const flow = 'blockquote code definition footnoteDefinition heading html list paragraph table thematicBreak'.split(' ');
const phrasing =
  'break delete emphasis footnoteReference html image imageReference inlineCode link linkReference strong text'.split(
    ' ',
  );

const allowedTypes: Record<ContentKind, ReadonlySet<string>> = {
  flow: new Set(flow),
  phrasing: new Set(phrasing),
  listItem: new Set(['listItem']),
  tableRow: new Set(['tableRow']),
  tableCell: new Set(['tableCell']),
};

/** True when a node of this type may stand where `kind` is expected. */
export function isAllowed(type: string, kind: ContentKind): boolean {
  return allowedTypes[kind].has(type);
}
