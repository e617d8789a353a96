/** Drawings beside the words of the navigation and of main actions. The words say it all: none of them is read aloud. */
import badgeCheck from 'lucide/dist/esm/icons/badge-check.mjs';
import ban from 'lucide/dist/esm/icons/ban.mjs';
import chartColumn from 'lucide/dist/esm/icons/chart-column.mjs';
import download from 'lucide/dist/esm/icons/download.mjs';
import eyeOff from 'lucide/dist/esm/icons/eye-off.mjs';
import fileDown from 'lucide/dist/esm/icons/file-down.mjs';
import fileText from 'lucide/dist/esm/icons/file-text.mjs';
import gauge from 'lucide/dist/esm/icons/gauge.mjs';
import gitCompare from 'lucide/dist/esm/icons/git-compare.mjs';
import globe from 'lucide/dist/esm/icons/globe.mjs';
import keyRound from 'lucide/dist/esm/icons/key-round.mjs';
import lightbulb from 'lucide/dist/esm/icons/lightbulb.mjs';
import listChecks from 'lucide/dist/esm/icons/list-checks.mjs';
import logOut from 'lucide/dist/esm/icons/log-out.mjs';
import map from 'lucide/dist/esm/icons/map.mjs';
import network from 'lucide/dist/esm/icons/network.mjs';
import play from 'lucide/dist/esm/icons/play.mjs';
import plus from 'lucide/dist/esm/icons/plus.mjs';
import radar from 'lucide/dist/esm/icons/radar.mjs';
import slidersHorizontal from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import squarePlus from 'lucide/dist/esm/icons/square-plus.mjs';
import triangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import waypoints from 'lucide/dist/esm/icons/waypoints.mjs';
import webhook from 'lucide/dist/esm/icons/webhook.mjs';
import { h } from 'preact';

const icons = {
  sites: globe,
  newPlan: squarePlus,
  jobs: listChecks,
  overview: gauge,
  pages: fileText,
  issues: triangleAlert,
  links: network,
  facts: badgeCheck,
  topics: waypoints,
  ideas: lightbulb,
  plan: map,
  crawls: radar,
  changes: gitCompare,
  rubric: slidersHorizontal,
  keys: keyRound,
  webhooks: webhook,
  usage: chartColumn,
  add: plus,
  analyze: sparkles,
  start: play,
  download,
  report: fileDown,
  cancel: ban,
  ignore: eyeOff,
  signOut: logOut,
} as const;
export type IconName = keyof typeof icons;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      {icons[name].map(([tag, attributes], at) => h(tag, { key: at, ...attributes }))}
    </svg>
  );
}
