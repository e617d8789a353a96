/** The files of the API reference beside its script: its page, and the OpenAPI document as JSON. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { OutputFile } from 'esbuild';
import { parse } from 'yaml';
import type { ConsoleFile } from '../console-file.ts';

const documentPath = path.join(import.meta.dirname, '../../openapi.yaml');

export async function referenceFiles(built: readonly OutputFile[]): Promise<[string, ConsoleFile][]> {
  const names = built.map((file) => path.basename(file.path));
  const findName = (pattern: RegExp): string => names.find((name) => pattern.test(name)) ?? '';
  const json = Buffer.from(JSON.stringify(parse(await readFile(documentPath, 'utf8'))));
  const documentName = `openapi-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.json`;
  const page = renderPage({
    script: findName(/^reference-(?!style-).+\.js$/),
    style: findName(/^reference-style-.+\.css$/),
    document: documentName,
  });
  return [
    ['reference.html', { body: Buffer.from(page), contentType: 'text/html; charset=utf-8', immutable: false }],
    [documentName, { body: json, contentType: 'application/json; charset=utf-8', immutable: true }],
  ];
}

const renderPage = (files: { script: string; style: string; document: string }): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="openapi" content="${files.document}">
<title>API reference: Content Optimization</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${files.style}">
<script type="module" src="${files.script}"></script>
</head>
<body><div id="app"></div><noscript>This page needs JavaScript.</noscript></body>
</html>
`;
