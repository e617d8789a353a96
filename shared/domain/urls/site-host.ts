/** The part of a host that names the site: `praxis-meier` of `www.praxis-meier.co.uk`. */
export function siteNameOfHost(url: string): string {
  const labels = (URL.parse(url)?.hostname ?? '').toLowerCase().split('.');
  if (labels.length < 2) return labels[0] ?? '';
  const isSecondLevel =
    labels.length > 2 && /^(?:co|com|net|org|gov|edu|ac|or|ne|github|vercel|netlify|pages)$/.test(labels.at(-2) ?? '');
  return labels.at(isSecondLevel ? -3 : -2) ?? '';
}
