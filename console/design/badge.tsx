import type { ComponentChildren } from 'preact';

/** From good to bad; `info` and `none` say nothing about quality. */
export type Tone = 'good' | 'fair' | 'warn' | 'poor' | 'bad' | 'info' | 'none';

export function Badge({ tone, children }: { readonly tone?: Tone; readonly children: ComponentChildren }) {
  return <span class={tone ? `badge tone--${tone}` : 'badge'}>{children}</span>;
}
