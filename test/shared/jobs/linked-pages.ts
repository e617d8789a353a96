import type { WebPages } from '../../harness/web-sites.ts';

/** A small web site whose pages link to each other. */
export function linkedPages(count: number): WebPages {
  const paths = ['/', ...Array.from({ length: count - 1 }, (_, at) => `/tyres-${at + 1}/`)];
  const links = paths.map((path) => `<a href="${path}">Tyres at ${path}</a>`).join(' ');
  return Object.fromEntries(
    paths.map((path) => {
      const title = path === '/' ? 'Tyre shop' : `Winter tyres ${path.slice(1, -1)}`;
      const words = `${title} are tested on snow and ice. `.repeat(12);
      return [path, `<!doctype html><title>${title}</title><main><h1>${title}</h1><p>${words}</p>${links}</main>`];
    }),
  );
}
