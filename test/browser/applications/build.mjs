/**
 * Builds the applications for production: `npm install && node build.mjs` in a copy of this folder. Writes `built/`.
 * The licences of what a bundle contains stand at its end.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { createEs2015LinkerPlugin } from '@angular/compiler-cli/linker/babel';
import { transformSync } from '@babel/core';
import { build } from 'esbuild';
import { compile } from 'svelte/compiler';

const common = {
  bundle: true,
  minify: true,
  format: 'esm',
  target: 'es2022',
  legalComments: 'eof',
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    ngDevMode: 'false',
    ngServerMode: 'false',
    ngJitMode: 'false',
    ngI18nClosureMode: 'false',
  },
};

/** Svelte compiles each component to a module. */
const svelte = {
  name: 'svelte',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, ({ path }) => ({
      contents: compile(readFileSync(path, 'utf8'), { filename: path, css: 'injected' }).js.code,
      loader: 'js',
    }));
  },
};

/** Angular's packages are compiled in part: the linker completes them ahead of time, so that no compiler is in the bundle. */
const angularLinker = {
  name: 'angular-linker',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/@angular\/.*\.mjs$/ }, ({ path }) => {
      const source = readFileSync(path, 'utf8');
      if (!source.includes('ɵɵngDeclare')) return { contents: source, loader: 'js' };
      const plugin = createEs2015LinkerPlugin({
        fileSystem: {
          resolve: (...parts) => parts.at(-1), exists: () => false, dirname: (p) => p, relative: (_, to) => to, readFile: () => '',
        },
        logger: { level: 1, debug() {}, info() {}, warn: console.warn, error: console.error },
        linkerJitMode: false,
        sourceMapping: false,
      });
      const { code } = transformSync(source, { filename: path, plugins: [plugin], configFile: false, babelrc: false, compact: false });
      return { contents: code, loader: 'js' };
    });
  },
};

mkdirSync('built', { recursive: true });
for (const name of ['react', 'vue', 'svelte']) {
  await build({ ...common, conditions: ['browser', 'production'], entryPoints: [`${name}/main.js`], outfile: `built/${name}.js`, plugins: [svelte] });
}

copyFileSync('angular/main.component', 'angular/main.ts');
writeFileSync(
  'tsconfig.json',
  JSON.stringify({
    compilerOptions: { target: 'es2022', module: 'es2022', moduleResolution: 'bundler', experimentalDecorators: true, skipLibCheck: true, outDir: 'out', rootDir: '.', allowJs: true, lib: ['es2022', 'dom'], types: [] },
    files: ['angular/main.ts'],
  }),
);
execFileSync(process.execPath, ['node_modules/@angular/compiler-cli/bundles/src/bin/ngc.js', '-p', 'tsconfig.json'], { stdio: 'inherit' });
await build({ ...common, entryPoints: ['out/angular/main.js'], outfile: 'built/angular.js', plugins: [angularLinker] });

// What a server sends, for the application to hydrate.
await build({ ...common, legalComments: 'none', platform: 'node', entryPoints: ['react/server.js'], outfile: 'out/server.mjs', banner: { js: "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);" } });
const { renderPage } = await import(pathToFileURL('out/server.mjs').href);
const shop = JSON.parse(readFileSync('services.json', 'utf8'));
writeFileSync('built/react-server.html', renderPage('services', shop));
