import path from 'node:path';
import type { Context } from '../context.ts';
import { UsageError } from '../errors.ts';
import type { PublishTarget } from './target.ts';

export const targetNames = ['wordpress', 'markdown'] as const;

interface TargetOptions {
  readonly to: (typeof targetNames)[number];
  readonly url: string | undefined;
  readonly content: string | undefined;
  readonly commit: boolean;
}

/** The content system that the options name. Each is loaded when it is asked for. */
export async function openTarget(
  { to, url, content, commit }: TargetOptions,
  context: Context,
): Promise<PublishTarget> {
  if (to === 'markdown') {
    if (content === undefined) throw new UsageError('--to markdown needs --content, the folder of the files');
    if (url !== undefined) throw new UsageError('--url is for --to wordpress');
    const { MarkdownTarget } = await import('./markdown/markdown-target.ts');
    return MarkdownTarget.open(path.resolve(context.folder, content), { commit });
  }
  if (url === undefined) throw new UsageError('--to wordpress needs --url, such as https://www.example.com');
  if (content !== undefined || commit) throw new UsageError('--content and --commit are for --to markdown');
  const { WordpressApi, parseWordpressUrl } = await import('./wordpress/wordpress-api.ts');
  const { WordpressTarget } = await import('./wordpress/wordpress-target.ts');
  const api = new WordpressApi(parseWordpressUrl(url), context);
  await api.open();
  return new WordpressTarget(api);
}
