import { wordsIn } from './part-names.ts';

/**
 * Forum programs' names for the parts around a post: the member, the time, the buttons; and around the thread: paths,
 * pages, tools.
 */
const threadParts = [
  '(?:user|member|poster|profile|postprofile|message user|author) ?(?:info|infos|profile|details?|card|extras?|titles?|stats|avatar|pane|panel|box|cell|name|names|link|links|badges?|flair|rank|fields?|signature|banner|block|meta)?',
  '(?:c?author|ipscomment author|message author) ?(?:pane|box|info|panel)',
  'signatures?|sig|avatars?|ranks?|reputation|badges?|flair',
  '(?:post|message|comment|topic|thread) ?(?:meta|menu|controls?|buttons?|actions?|tools?|toolbar|footer|attribution|attribution main|options|links|number|permalink|info|head|profile|stats?|views?|status|starter|rating|votes?|details|summary|signature)',
  'reactions? ?bar|reactions|vote ?cell|votes?|voting|votearrow|score|likes?|share ?(?:buttons?|menu)?|report',
  'bread ?crumbs?|pbreadcrumbs|p breadcrumbs|navlinks|page ?nav(?: ?wrapper)?|pagination|paginator|pager|jump ?box',
  '(?:quick|fast) ?reply|reply ?(?:box|form|button|bar)|forum ?(?:jump|rules|info|stats)|posting rules|who ?is ?online|similar ?(?:threads|topics)|suggested ?topics|related ?(?:topics|threads)',
  '(?:\\w{1,24} ){0,2}(?:author (?:column|pane)|user (?:details|info|hover|action time|infos)|photo panel secondary|nested postbit|topic overview(?: item stats)?)',
  'off ?canvas ?menu(?: \\w{1,24}){0,2}|notices?(?: content| list)?|post ?(?:left|date)|(?:pinned|recent|other) ?(?:topics?|posts?|threads?)|timeline event|list tags|discourse tags|tags(?: item)?',
];

const pattern = new RegExp(`^(?:js |c |ips |b |p )?(?:${threadParts.join('|')})$`);

/** Whether one id or class says that an element is no post of a thread but a part around one. */
export const isThreadPartName = (name: string): boolean =>
  name !== '' && name.length <= 60 && pattern.test(wordsIn(name));
