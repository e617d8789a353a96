import path from 'node:path';
import { build } from 'esbuild';
import type { PlanModel, RenderedReport, ReportModel } from '../../../console/report/report-model.ts';
import type { Messages } from '../../../shared/domain/messages/render-message.ts';

interface ReportBundle {
  readonly renderReport: (model: ReportModel | PlanModel, messages: Messages) => RenderedReport;
  readonly css: string;
}

const folder = path.join(import.meta.dirname, '../../../console/report');

let bundled: Promise<ReportBundle> | undefined;

/** The console's components and their styles, for this process: Node runs no TSX. Once per process, in memory. */
export function bundleReport(): Promise<ReportBundle> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<ReportBundle> {
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'render-report.tsx'), path.join(folder, 'report.css')],
    outdir: '/report',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'node',
    target: 'es2023',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    tsconfigRaw: '{}',
    legalComments: 'none',
    logLevel: 'silent',
  });
  const readOutput = (extension: string): string =>
    outputFiles.find((file) => path.extname(file.path) === extension)?.text ?? '';
  const source = Buffer.from(readOutput('.js')).toString('base64');
  const { renderReport } = (await import(`data:text/javascript;base64,${source}`)) as ReportBundle;
  return { renderReport, css: readOutput('.css') };
}
