export interface Problems {
  readonly errors: string[];
  readonly warnings: string[];
}
