import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type SourceNode, visitSource } from '../../scripts/source-tree.ts';
import { projectFile, projectFiles } from './project-files.ts';

/** Attributes and properties of components that people read or hear. */
const readAttributes =
  /^(?:alt|aria-description|aria-label|aria-roledescription|closeLabel|empty|error|gapText|hint|label|none|placeholder|subtitle|text|title)$/;
/** The reference has its own file of strings, in English as the document that it shows. */
const ownStrings = /^console\/(?:texts|reference)\//;

const isNode = (value: unknown): value is SourceNode => typeof value === 'object' && value !== null && 'type' in value;
const listNodes = (value: unknown): readonly SourceNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The words that an expression can have as its value; those that it passes to a function are not shown. */
function wordsIn(node: unknown): readonly string[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? [node['value']] : [];
  if (node.type === 'JSXText') return [String(node['value'])];
  if (node.type === 'TemplateLiteral')
    return listNodes(node['quasis']).map(({ value }) => String((value as { cooked: string }).cooked));
  if (node.type === 'JSXExpressionContainer') return wordsIn(node['expression']);
  if (node.type === 'ConditionalExpression') return [...wordsIn(node['consequent']), ...wordsIn(node['alternate'])];
  return node.type === 'LogicalExpression' ? [...wordsIn(node['left']), ...wordsIn(node['right'])] : [];
}

const attributeName = ({ name }: SourceNode): string =>
  isNode(name) && typeof name['name'] === 'string' ? name['name'] : '';

/** Strings with a letter that the components of a file render as they are written there. */
function findStrings(file: string, source: string): string[] {
  const found: string[] = [];
  const note = (node: unknown): void => {
    found.push(...wordsIn(node).filter((words) => /\p{L}/u.test(words)));
  };
  visitSource(file, source, (node) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') listNodes(node['children']).map(note);
    if (node.type !== 'JSXOpeningElement') return;
    for (const attribute of listNodes(node['attributes'])) {
      if (readAttributes.test(attributeName(attribute))) note(attribute['value']);
    }
  });
  return found;
}

test('no component of the console renders a string that is not of console/texts', async () => {
  const files = (await projectFiles('console')).filter((file) => file.endsWith('.tsx') && !ownStrings.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = await Promise.all(
    files.map(async (file) =>
      findStrings(file, await readFile(projectFile(file), 'utf8')).map((words) => `${file}: ${words.trim()}`),
    ),
  );
  expect(found.flat()).toEqual([]);
});

test.each([
  ['text of an element', '<p>Hello</p>', ['Hello']],
  ['a choice in it', "<p>{is ? 'Yes' : <b>No</b>}</p>", ['Yes', 'No']],
  ['a template', '<p>{`Hello ${'.concat('name}`}</p>'), ['Hello ']],
  ['an attribute that is read out', '<p aria-label="Hello" class="card" />', ['Hello']],
  ['a property of a component', "<Field label={isNew ? 'New' : t.old} />", ['New']],
  ['signs, strings of the files and what is passed on', "<p title={t.title('a')}>{t.text} · → {call('b')}</p>", []],
])('finds %s', (_, element, expected) => {
  expect(findStrings('some.tsx', `export const Some = () => ${element};`)).toEqual(expected);
});
