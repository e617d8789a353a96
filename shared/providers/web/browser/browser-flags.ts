/**
 * How the browser is started. The flags of `@sparticuz/chromium` are not used: they switch web security and site isolation off
 * and put every page into the browser's own process.
 */

/** The browser resolves no name and has no working proxy: what the crawler does not answer for it leads nowhere. */
const noWayOut = [
  '--host-resolver-rules=MAP * ~NOTFOUND',
  // The discard port, which nothing listens on. Loopback is not exempt from it.
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-client-side-phishing-detection',
  '--block-new-web-contents',
];

const disabledFeatures = [
  // A renderer in reserve costs memory, and looks like one that outlived its page.
  'SpareRendererForSitePerProcess',
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'MediaRouter',
  'NetworkPrediction',
  'OptimizationHints',
  'Translate',
  'WebTransport',
  'AudioServiceOutOfProcess',
  'Prerender2',
  'SpeculationRulesPrefetchFuture',
];

/** Compilers that guess types are where most holes of V8 were found; a page of seconds hardly gains by them. */
const scriptFlags = ['--no-opt', '--no-maglev', '--no-expose-wasm', '--max-old-space-size=192'];

/**
 * @param options.isSandboxed - false where the system lets no process make a sandbox, as in most containers
 */
export function browserFlags({ isSandboxed }: { readonly isSandboxed: boolean }): string[] {
  return [
    // A process that forks the others only pays off beside the sandbox, which needs it.
    ...(isSandboxed ? [] : ['--no-sandbox', '--no-zygote']),
    '--disable-gpu',
    '--disable-software-rasterizer',
    '--disable-webgl',
    '--in-process-gpu',
    '--disable-dev-shm-usage',
    '--mute-audio',
    '--hide-scrollbars',
    '--no-first-run',
    '--no-default-browser-check',
    '--disable-breakpad',
    '--disable-crash-reporter',
    '--disable-print-preview',
    '--disable-notifications',
    '--disable-file-system',
    '--disable-databases',
    '--deny-permission-prompts',
    '--disk-cache-size=1',
    '--media-cache-size=1',
    '--font-render-hinting=none',
    `--js-flags=${scriptFlags.join(',')}`,
    `--disable-features=${disabledFeatures.join(',')}`,
    ...noWayOut,
  ];
}
