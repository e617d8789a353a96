/** The part of `puppeteer-core` that the console's tests use beyond that of the crawler. */
declare module 'puppeteer-core' {
  export interface LaunchOptions {
    executablePath: string;
    headless: 'shell';
    pipe: boolean;
    args: string[];
    timeout: number;
    env: Record<string, string>;
    handleSIGHUP: boolean;
    handleSIGINT: boolean;
    handleSIGTERM: boolean;
  }

  export interface Puppeteer {
    launch(options: LaunchOptions): Promise<Browser>;
  }

  export interface Locator {
    click(): Promise<void>;
    fill(value: string): Promise<void>;
    wait(): Promise<unknown>;
    setTimeout(milliseconds: number): Locator;
  }

  export interface Page {
    readonly keyboard: {
      press(key: string): Promise<void>;
      type(text: string): Promise<void>;
      down(key: string): Promise<void>;
      up(key: string): Promise<void>;
    };
    evaluate(expression: string): Promise<unknown>;
    evaluateOnNewDocument(script: string): Promise<unknown>;
    locator(selector: string): Locator;
    reload(): Promise<unknown>;
    bringToFront(): Promise<void>;
    /** Bytes a second, -1 for no limit, and milliseconds; null ends it. */
    emulateNetworkConditions(line: { download: number; upload: number; latency: number } | null): Promise<void>;
    setCacheEnabled(enabled: boolean): Promise<void>;
    setOfflineMode(offline: boolean): Promise<void>;
    emulateMediaFeatures(features: { name: string; value: string }[]): Promise<void>;
    screenshot(options: { path: string; type: 'png'; fullPage?: boolean }): Promise<unknown>;
    on(event: 'console', listener: (message: { type(): string; text(): string }) => void): unknown;
    on(event: 'pageerror', listener: (error: unknown) => void): unknown;
    on(event: 'response', listener: (response: { url(): string; status(): number }) => void): unknown;
  }
}
