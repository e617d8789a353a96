/**
 * The part of `puppeteer-core` that this folder uses, in the words of the package's types. The project compiles without
 * those, which name a thousand types of the protocol.
 */
declare module 'puppeteer-core' {
  /** The transport for the messages of the browser's protocol. */
  export interface ConnectionTransport {
    send(message: string): void;
    close(): void;
    onmessage?: (message: string) => void;
    onclose?: () => void;
  }

  export interface DefaultArgumentsOptions {
    browser: 'chrome';
    headless: 'shell';
    args: string[];
    userDataDir: string;
  }

  /** The commands of the browser's protocol that are sent, with what is read of their results. */
  interface Commands {
    'Page.enable': { parameters: undefined; result: unknown };
    'Page.crash': { parameters: undefined; result: unknown };
    'Page.getFrameTree': { parameters: undefined; result: { frameTree: { frame: { id: string } } } };
    'Page.createIsolatedWorld': {
      parameters: { frameId: string; worldName: string };
      result: { executionContextId: number };
    };
    'Page.addScriptToEvaluateOnNewDocument': { parameters: { source: string; worldName: string }; result: unknown };
    'Runtime.evaluate': {
      parameters: { expression: string; contextId: number; returnByValue: boolean };
      result: { result: { value?: unknown }; exceptionDetails?: { text: string } };
    };
    'SystemInfo.getProcessInfo': { parameters: undefined; result: { processInfo: { type: string; id: number }[] } };
  }

  export interface CDPSession {
    send<Name extends keyof Commands>(
      name: Name,
      ...parameters: Commands[Name]['parameters'] extends undefined ? [] : [Commands[Name]['parameters']]
    ): Promise<Commands[Name]['result']>;
  }

  export interface Frame {
    url(): string;
  }

  export interface ResponseForRequest {
    status: number;
    headers: Record<string, string>;
    contentType: string;
    body: string;
  }

  export interface HTTPRequest {
    url(): string;
    method(): string;
    headers(): Record<string, string>;
    resourceType(): string;
    isNavigationRequest(): boolean;
    frame(): Frame | null;
    continue(): Promise<void>;
    abort(reason: 'blockedbyclient'): Promise<void>;
    respond(response: Partial<ResponseForRequest>): Promise<void>;
  }

  export interface PdfOptions {
    format: 'a4' | 'letter';
    tagged: boolean;
    outline: boolean;
    printBackground: boolean;
    displayHeaderFooter: boolean;
    headerTemplate: string;
    footerTemplate: string;
    margin: { top: string; bottom: string; left: string; right: string };
    timeout: number;
  }

  export interface Page {
    url(): string;
    mainFrame(): Frame;
    close(): Promise<void>;
    createCDPSession(): Promise<CDPSession>;
    goto(url: string, options: { waitUntil: 'load'; timeout: number }): Promise<unknown>;
    setContent(html: string, options: { waitUntil: 'load'; timeout: number }): Promise<void>;
    setJavaScriptEnabled(enabled: boolean): Promise<void>;
    pdf(options: PdfOptions): Promise<Uint8Array>;
    setUserAgent(options: { userAgent: string }): Promise<void>;
    setViewport(viewport: { width: number; height: number }): Promise<void>;
    setBypassServiceWorker(bypass: boolean): Promise<void>;
    setRequestInterception(value: boolean): Promise<void>;
    once(event: 'error', listener: (error: Error) => void): unknown;
    on(event: 'dialog', listener: (dialog: { dismiss(): Promise<void> }) => void): unknown;
    on(event: 'popup', listener: (popup: Page | null) => void): unknown;
    on(event: 'request', listener: (request: HTTPRequest) => void): unknown;
  }

  export interface BrowserContext {
    newPage(): Promise<Page>;
    close(): Promise<void>;
  }

  export interface Browser {
    readonly connected: boolean;
    target(): { createCDPSession(): Promise<CDPSession> };
    pages(): Promise<Page[]>;
    createBrowserContext(options: { downloadBehavior: { policy: 'deny' } }): Promise<BrowserContext>;
    close(): Promise<void>;
    once(event: 'disconnected', listener: () => void): unknown;
  }

  export interface Puppeteer {
    defaultArgs(options: DefaultArgumentsOptions): Promise<string[]>;
    connect(options: { transport: ConnectionTransport }): Promise<Browser>;
  }

  const puppeteer: Puppeteer;
  export default puppeteer;
}
