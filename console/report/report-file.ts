import type { RenderedReport } from './report-model.ts';

/**
 * The report as one document that needs nothing else, and has no script. Its only picture may be a logo, which is part of it.
 * @param stylePolicy - the source of its only style, as its policy names it
 */
export const writeReportDocument = (
  { language, title, main }: RenderedReport,
  css: string,
  stylePolicy: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${stylePolicy}; img-src data:; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${title}
<style>${css}</style>
</head>
<body>${main}</body>
</html>
`;
